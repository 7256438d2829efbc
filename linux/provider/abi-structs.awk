# SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
# Makes of each structure of a kernel header a macro, as rdma-core's own build does, so that a provider can put it
# behind the structure of a verb.
{
	gsub(/\/\*.*\*\//, "")
	sub(/\/\/.*/, "")
	gsub(/^[ \t]+|[ \t]+$/, "")
}
!depth && /^(struct|union)[ \t]+[A-Za-z0-9_]+[ \t]+\{/ {
	printf "#define _STRUCT_%s %s { \\\n", $2, $1
	depth = 1
	next
}
!depth { next }
depth == 1 && /^}.*;/ {
	print "}" "\n"
	depth = 0
	next
}
{ print $0 " \\" }
/^(struct|union) \{$/ { depth++ }
/^}.*;/ { depth-- }
