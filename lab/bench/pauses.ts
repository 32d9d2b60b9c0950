import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { standardLog } from "../../src/platform/log.ts";
import { openPictureWorkerPool } from "../../src/platform/picture-worker-pool.ts";
import { temporaryFolder } from "./children.ts";
import { makePhotos } from "./photos.ts";
import { atMost, printHeading, printTable, shown, type Finding } from "./report.ts";

/** How much longer the event loop's slowest hundredth may take while a picture is made beside it. */
const ratio_max = 2;
const photo_count = 3;
const resolution_ms = 5;
const shape = { widths: [480, 960, 1440] };

/** Measures how long a process that has pictures made is held up itself, beside the same process when it only waits. */
export async function measurePauses(): Promise<Finding> {
  printHeading(
    "Pauses of a process that has pictures made",
    `Its event loop while ${photo_count} photographs of 12 megapixels are made one by one, and as long without.`,
  );
  const folder = await temporaryFolder("pauses");
  const workers = openPictureWorkerPool({ log: standardLog, places: 1 });
  const make = async (place: number, photo: Uint8Array) => {
    const path = join(folder, `${place}.jpg`);
    await writeFile(path, photo);
    await workers.make(path, shape, new AbortController().signal);
  };
  const photos = await makePhotos(photo_count);
  // The first picture starts the worker.
  for (const photo of photos.slice(0, 1)) await make(photo_count, photo);
  const busy = await watchLoop(async () => {
    for (const [place, photo] of photos.entries()) await make(place, photo);
  });
  const free = await watchLoop(() => pause(busy.milliseconds));
  workers.close();
  printTable([["", "p50 ms", "p99 ms", "most ms"], rowOf("while pictures are made", busy), rowOf("without", free)]);
  const note = `${shown(busy.p99)} ms over ${shown(free.p99)} ms; longest ${shown(busy.most)} ms`;
  return atMost("event loop's p99 while pictures are made, over without", busy.p99 / free.p99, ratio_max, "×", note);
}

type Loop = { milliseconds: number; p50: number; p99: number; most: number };

async function watchLoop(work: () => Promise<unknown>): Promise<Loop> {
  const delay = monitorEventLoopDelay({ resolution: resolution_ms });
  const began = performance.now();
  delay.enable();
  await work();
  delay.disable();
  const milliseconds = performance.now() - began;
  return { milliseconds, p50: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6, most: delay.max / 1e6 };
}

function rowOf(name: string, { p50, p99, most }: Loop): string[] {
  return [name, shown(p50), shown(p99), shown(most)];
}
