# Builds a kernel in the folder that its compiler takes for /: sh kernel.sh SOURCE COMPILER, where SOURCE is the name of
# Debian's archive of sources. What is asked for in the configuration and not to be had is an error.
set -e
export PATH=/usr/bin
source=/src/$1
if [ ! -d "$source" ]; then
    rm -rf /src/unpacking
    mkdir /src/unpacking
    tar -x -C /src/unpacking -f "/usr/src/$1.tar.xz"
    mv "/src/unpacking/$1" "$source"
fi
build() {
    nice -n 5 make -C "$source" O=/src/checked "CC=$compiler" "HOSTCC=$compiler" -j "$(nproc)" "$@"
}
compiler=$2
build KCONFIG_ALLCONFIG=/src/checked.config allnoconfig
grep = /src/checked.config | while read -r line; do
    grep -qxF "$line" /src/checked/.config || { echo "the kernel of $1 cannot have $line"; exit 1; }
done
build bzImage modules
rm -rf /kernel
mkdir -p /kernel/boot /kernel/usr
ln -s usr/lib /kernel/lib
build INSTALL_MOD_PATH=/kernel/usr modules_install
cp /src/checked/arch/x86/boot/bzImage "/kernel/boot/vmlinuz-$(ls /kernel/usr/lib/modules)"
