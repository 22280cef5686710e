import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/*
 * A disk whose power can be cut. The server's filesystem, an ext4, lies in an image on a second one, which acts as the disk:
 * writes wait in its memory until a flush makes them permanent. So a cut loses what the machine had not written yet, and also
 * what only the disk's cache had.
 */

/** A disk that loses unflushed writes at a power cut. */
export type CuttableDisk = {
  /** The folder on it for a server's data. */
  data_dir: string
  /** From this moment on nothing is stored any more. */
  cutPower: () => void
  /** Mounts what was stored for a starting machine: its memory is empty, the journals are replayed. */
  restorePower: () => void
  /** Waits until everything is stored. */
  sync: () => void
  /** Flushes since the power is on. */
  flushes: () => number
  /** Removes it. */
  remove: () => void
}

const sizes = { disk: '256M', filesystem: '192M' }

/** A new disk. Its power was cut once, to check that this works. @throws when it does not, on this machine. */
export function cuttableDisk(): CuttableDisk {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-chaos-power-'))
  const [image, inside, mounted] = [`${folder}/disk.img`, `${folder}/disk`, `${folder}/mounted`]
  const filesystem = join(inside, 'filesystem.img')
  const mount = () => {
    run('mount', '-o', 'loop', image, inside)
    if (!existsSync(filesystem)) format(filesystem, sizes.filesystem)
    run('mount', '-o', 'loop', filesystem, mounted)
  }
  const disk: CuttableDisk = {
    data_dir: join(mounted, 'data'),
    cutPower: () => void run('perl', '-e', shutDown, inside),
    restorePower: () => {
      // Copied first: unmounting a filesystem properly may write to its disk.
      run('cp', '--sparse=always', image, `${image}.kept`)
      run('umount', mounted)
      run('umount', inside)
      renameSync(`${image}.kept`, image)
      mount()
    },
    sync: () => void run('sync', '--file-system', mounted),
    flushes: () => flushesOf(run('findmnt', '-n', '-o', 'SOURCE', mounted).trim()),
    remove: () => {
      process.off('exit', disk.remove)
      // Missing if mounting it was what failed.
      for (const place of [mounted, inside]) spawnSync('umount', ['--lazy', place])
      rmSync(folder, { recursive: true, force: true })
    },
  }
  process.once('exit', disk.remove)
  try {
    for (const place of [inside, mounted]) mkdirSync(place)
    format(image, sizes.disk)
    mount()
    mkdirSync(disk.data_dir)
    disk.sync()
    disk.cutPower()
    disk.restorePower()
    return disk
  } catch (cause) {
    disk.remove()
    throw cause
  }
}

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' })

function format(image: string, size: string) {
  run('fallocate', '--length', size, image)
  run('mkfs.ext4', '-q', '-F', image)
}

/**
 * The kernel's own filesystem tests cut the power with this call, FS_IOC_SHUTDOWN; with EXT4_GOING_FLAGS_NOLOGFLUSH not even the
 * journal is written. Node has no ioctl, Debian's Perl does.
 */
const shutDown = `
  open(my $disk, '<', $ARGV[0]) or die $!;
  my $without_flush = pack('L', 2);
  ioctl($disk, 0x8004587D, $without_flush) or die $!;`

/** The sixteenth figure, see the kernel's Documentation/block/stat.rst. */
function flushesOf(device: string): number {
  const figures = readFileSync(`/sys/block/${basename(device)}/stat`, 'utf8')
    .trim()
    .split(/\s+/)
  return Number(figures[15])
}
