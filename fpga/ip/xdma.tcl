# The host: XDMA as an AXI bridge. The NIC reaches host memory through its slave port (s_axib), the host reaches the
# registers through its master port (m_axib), one message-signaled interrupt.
#
# Parameter names: PG194 (AXI Bridge) and PG195 (XDMA), and public designs that use the bridge as an endpoint with both
# ports. Gen3 x16 and 512 bits at 250 MHz carry 100 Gb/s.
proc create_xdma {board folder} {
    create_ip -name xdma -vendor xilinx.com -library ip -module_name xdma_0 -dir $folder
    set location {}
    if {[dict get $board pcie_block] ne {}} {
        lappend location CONFIG.pcie_blk_locn [dict get $board pcie_block]
    }
    set_property -dict [concat $location [list \
        CONFIG.functional_mode AXI_Bridge \
        CONFIG.mode_selection Advanced \
        CONFIG.device_port_type PCI_Express_Endpoint_device \
        CONFIG.pl_link_cap_max_link_width [dict get $board pcie_width] \
        CONFIG.pl_link_cap_max_link_speed [dict get $board pcie_speed] \
        CONFIG.en_gt_selection true \
        CONFIG.select_quad [dict get $board pcie_quad] \
        CONFIG.ref_clk_freq 100_MHz \
        CONFIG.axi_addr_width 64 \
        CONFIG.axi_data_width 512_bit \
        CONFIG.axi_id_width 4 \
        CONFIG.axisten_freq 250 \
        CONFIG.en_axi_slave_if true \
        CONFIG.xdma_axilite_slave true \
        CONFIG.c_s_axi_supports_narrow_burst false \
        CONFIG.c_m_axi_num_write 32 \
        CONFIG.pcie_extended_tag true \
        CONFIG.axibar_num 1 \
        CONFIG.axibar_0 0x0000000000000000 \
        CONFIG.axibar_highaddr_0 0xFFFFFFFFFFFFFFFF \
        CONFIG.axibar2pciebar_0 0x0000000000000000 \
        CONFIG.pf0_bar0_64bit true \
        CONFIG.pf0_bar0_scale Megabytes \
        CONFIG.pf0_bar0_size 2 \
        CONFIG.pciebar2axibar_0 0x0000000000000000 \
        CONFIG.pf0_base_class_menu Network_controller \
        CONFIG.pf0_class_code_base 02 \
        CONFIG.pf0_class_code_sub 80 \
        CONFIG.pf0_class_code 028000 \
        CONFIG.pf0_interrupt_pin NONE \
        CONFIG.pf0_msi_enabled true \
        CONFIG.pf0_msi_cap_multimsgcap 8_vectors \
        CONFIG.xdma_num_usr_irq 8]] [get_ips xdma_0]
}
