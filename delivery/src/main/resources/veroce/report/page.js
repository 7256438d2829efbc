// Draws the charts of a page as wide as the window allows, in its colours, and anew when either changes.
(function () {
  var dark = window.matchMedia('(prefers-color-scheme: dark)');
  var drawn = [];

  function draw() {
    drawn.forEach(function (one) { one.dispose(); });
    drawn = charts.map(function (chart, i) {
      var place = document.getElementById('chart' + i);
      var plot = echarts.init(place, null, {renderer: 'canvas'});
      plot.setOption(veroceOption(chart, dark.matches, place.clientWidth, false));
      return plot;
    });
  }

  var waiting = null;
  function soon() {
    clearTimeout(waiting);
    waiting = setTimeout(draw, 100);
  }

  draw();
  window.addEventListener('resize', soon);
  dark.addEventListener('change', draw);
})();
