/**
 * Claims about blocks that are proved, and the surroundings they are proved in. Imports the blocks it speaks of;
 * nothing imports it.
 */
package rnic.proof;
