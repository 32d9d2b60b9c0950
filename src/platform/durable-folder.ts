import { constants, existsSync, fdatasyncSync, fsyncSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { standardLog } from "./log.ts";
import { syncPath, syncTree } from "./sync-path.ts";

/** A disk, as it is asked to keep what was written to an open file, or the names in an open folder. */
export type Disk = {
  /** Answers when it keeps them; throws where it can't. */
  keep(opened: number, path: string, kind: "file" | "folder"): void;
  /** What comes of it where it can't. */
  fail(cause: unknown): void;
};

const realDisk: Disk = {
  /** A file's length is part of what was written; the time of that, which takes another write, is not. Windows writes names through. */
  keep(opened, _path, kind) {
    if (kind === "file") fdatasyncSync(opened);
    else if (process.platform !== "win32") fsyncSync(opened);
  },
  /** What stands in memory may never come to the disk, and asking again may be answered wrongly: the next start goes by the disk alone. */
  fail(cause) {
    standardLog.error("the disk keeps nothing", cause);
    process.exit(1);
  },
};

/**
 * How an embedded database is opened whose every commit the disk keeps before it is answered [running-29]. PostgreSQL asks for that where and in the
 * order that it needs, its log at a commit, everything else at a checkpoint; the embedded one is told not to, and its folder has no ear
 * for it: here it does ask, and the folder listens. Where the disk can't, the process ends.
 */
export function openDurable(folder: string, disk: Disk = realDisk): Pick<PGliteOptions, "fs" | "startParams"> {
  const startParams = PGlite.defaultStartParams.filter((each) => each !== "-F");
  // the usual way to ask, fdatasync, is one that never reaches a folder
  return { fs: new DurableFolder(folder, disk), startParams: [...startParams, "-c", "wal_sync_method=fsync"] };
}

/** Stands in the folder of a database of which the disk keeps everything. */
const mark = "kept-on-disk";

/** Has the disk keep what was written while nobody asked it to, at the making of the database for one. Once: from then on each commit sees to itself. */
export async function keepFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, mark))) return;
  await syncTree(folder);
  await writeFile(join(folder, mark), "");
  await syncPath(folder);
  await syncPath(dirname(folder));
}

/** Whoever writes without asking the disk takes the word back first. */
export async function forgetKept(folder: string): Promise<void> {
  await rm(join(folder, mark), { force: true });
}

type Stream = { nfd: number; node: { mode: number } };
type Folder = {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: Stream["node"]): string;
  tryFSOperation<T>(work: () => T): T;
};

class DurableFolder extends NodeFS {
  readonly #disk: Disk;

  constructor(folder: string, disk: Disk) {
    super(folder);
    this.#disk = disk;
  }

  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...args);
    const listen = (module: object) => {
      const { NODEFS: folder } = module as { NODEFS: Folder };
      folder.stream_ops.fsync = ({ nfd, node }) => {
        const kind = (node.mode & constants.S_IFMT) === constants.S_IFDIR ? "folder" : "file";
        // what is thrown there becomes the database's own failure: what it is not sure of it does not answer
        folder.tryFSOperation(() => this.#keep(nfd, folder.realPath(node), kind));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), listen] } };
  }

  #keep(...what: Parameters<Disk["keep"]>): void {
    try {
      this.#disk.keep(...what);
    } catch (cause) {
      this.#disk.fail(cause);
      throw cause;
    }
  }
}
