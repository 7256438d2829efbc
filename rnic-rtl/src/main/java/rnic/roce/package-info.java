/**
 * RoCEv2, the compatible profile: what makes its packets packets of the veRoCE profile, beside the path of those.
 */
package rnic.roce;
