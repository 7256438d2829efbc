// What a chart of veroce.report.Chart looks like in ECharts: on a page in the browser and, in ES5, in Rhino for pictures.
function veroceOption(chart, dark, width, titled) {
  var ink = dark ? '#e3e7ec' : '#1b1f24';
  var faint = dark ? '#39414b' : '#dde2e8';
  var narrow = width < 560;
  var size = narrow ? 12 : 14;
  var colours = dark
    ? ['#6cb0ff', '#ffa24d', '#5fd08a', '#ff7b7b', '#c79bff', '#d9c26b', '#f58fd0', '#7fd6e0', '#aab4bf']
    : ['#1f66b5', '#c2571a', '#1d7f3f', '#b3261e', '#6b3fa8', '#7d6a00', '#b02f86', '#127b89', '#5a6570'];
  // What ECharts writes as SVG is not escaped.
  function words(text) {
    return titled ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;') : text;
  }

  var symbols = ['circle', 'triangle', 'diamond', 'rect', 'arrow'];
  var dashes = 'path://M0 8L8 8L8 11L0 11ZM12 8L20 8L20 11L12 11Z';

  // Legends wrap; the plot begins below their last row.
  var rows = 1, used = 0;
  chart.series.forEach(function (series) {
    var room = series.name.length * size * 0.58 + 52;
    if (used > 0 && used + room > width - 40) {
      rows++;
      used = 0;
    }
    used += room;
  });
  var top = (titled ? 44 : 8);

  // Names below the plot are all shown: side by side if there is room, in up to three lines, or else aslant.
  var left = narrow ? 60 : 78, right = 26;
  var names = {aslant: false, room: 0, width: 0};
  if (chart.x.categories) {
    var longest = chart.x.categories.reduce(function (most, name) { return Math.max(most, name.length); }, 1) * (size - 1) * 0.56;
    var slot = (width - left - right) / chart.x.categories.length - 8;
    var lines = Math.ceil(longest * 1.25 / Math.max(slot, 1));
    if (longest > slot && (lines > 3 || slot < 60)) {
      names.aslant = true;
      names.width = Math.min(longest + 4, narrow ? 120 : 190);
      names.room = names.width * 0.71;
      left = Math.max(left, names.room - slot / 2 + 4);      // the first one begins left of the plot
    } else if (longest > slot) {
      names.width = slot;
      names.room = (lines - 1) * (size + 3);
    }
  }

  function axis(of, vertical) {
    var result = {
      type: of.categories ? 'category' : of.scale === 'LOG' ? 'log' : 'value',
      name: words(of.name + (of.unit ? ' (' + of.unit + ')' : '')),
      nameLocation: 'middle',
      nameGap: vertical ? (narrow ? 42 : 52) : 34 + names.room,
      nameTextStyle: {color: ink, fontSize: size},
      axisLabel: {color: ink, fontSize: size - 1, hideOverlap: true},
      axisLine: {show: true, onZero: false, lineStyle: {color: ink}},
      axisTick: {show: true, lineStyle: {color: ink}},
      splitLine: {show: !of.categories, lineStyle: {color: faint}},
      scale: true
    };
    if (of.categories) {
      result.data = of.categories.map(words);
      if (!vertical) {
        result.axisLabel.hideOverlap = false;
        result.axisLabel.interval = 0;
        result.axisLabel.rotate = names.aslant ? 45 : 0;
        if (names.width > 0) {
          result.axisLabel.width = names.width;
          result.axisLabel.lineHeight = size + 3;
          result.axisLabel.overflow = names.aslant ? 'truncate' : 'break';
        }
      }
    }
    if (of.least !== null) {
      result.min = of.least;
    }
    if (of.most !== null) {
      result.max = of.most;
    }
    return result;
  }

  var result = {
    animation: false,
    textStyle: {fontFamily: 'sans-serif', fontSize: size, color: ink},
    color: colours,
    legend: {top: top, left: 'center', itemGap: titled ? 34 : 12, itemWidth: 22, textStyle: {color: ink, fontSize: size},
      data: chart.series.map(function (series) {
        return series.look === 'DASHED' ? {name: words(series.name), icon: dashes} : {name: words(series.name)};
      })},
    grid: {left: left, right: right, top: top + 22 * rows + 16, bottom: 58 + names.room},
    tooltip: {trigger: chart.series.some(function (s) { return s.look !== 'POINTS'; }) ? 'axis' : 'item',
      confine: true},
    xAxis: axis(chart.x, false),
    yAxis: axis(chart.y, true),
    series: chart.series.map(function (series, i) {
      var dashed = series.look === 'DASHED';
      var points = series.look === 'POINTS';
      var colour = dashed ? ink : colours[i % colours.length];
      return {
        name: words(series.name),
        type: points ? 'scatter' : 'line',
        data: series.points,
        // A bound of one point is a short line.
        symbol: dashed ? (series.points.length === 1 ? 'rect' : 'none') : symbols[i % symbols.length],
        symbolSize: points ? series.size : dashed ? [36, 2] : series.look === 'LINE' ? 0 : 7,
        showSymbol: series.look === 'MARKED' || dashed && series.points.length === 1,
        label: {show: titled && series.look === 'MARKED' && series.points.length <= 8 && chart.series.length <= 3,
          formatter: function (point) { return String(point.data[1]); }, position: i === 0 ? 'top' : 'bottom', color: ink, fontSize: size - 2},
        itemStyle: {color: colour},
        lineStyle: {color: colour, width: dashed ? 1.5 : 2, type: dashed ? 'dashed' : 'solid'}
      };
    })
  };
  if (titled) {
    result.backgroundColor = '#ffffff';
    result.title = {text: words(chart.title), left: 'center', top: 10, textStyle: {color: ink, fontSize: size + 3}};
  }
  return result;
}
