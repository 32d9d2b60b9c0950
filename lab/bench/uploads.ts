import { endChild, startModule } from "./children.ts";
import type { LoadRound } from "./load.ts";
import type { Options } from "./options.ts";
import { makePhotos } from "./photos.ts";
import { ofAll, residentMegabytes } from "./process-facts.ts";
import type { Product } from "./product.ts";
import { atMost, notMeasured, printHeading, printTable, shown, type Finding } from "./report.ts";
import { signIn } from "./sign-in.ts";
import { median } from "./statistics.ts";
import { askJson } from "./walk.ts";
import { runRound } from "./warm-reads.ts";

const photo_count = 10;
const connections = 4;
const look_milliseconds = 50;
/** How much slower the slowest hundredth of the list's answers may get while pictures are made beside them. */
const p99_ratio_max = 2;
const seconds_max = 60;
const megabytes_max = 250;

type Gallery = { data: { gallery: { id: string; media_type: string }[] } };
type Session = { token: string; provider: { id: string } };
/** A provider of the demo directory, whose login is known to everyone. */
const login = { email: "elmarie@wildevy.example", password: "umshado-demo" };

/** Uploads ten photographs of 12 megapixels at once while the list is under load, and weighs what that costs its readers. */
export async function measureUploads(product: Product, options: Options): Promise<Finding[]> {
  printHeading(
    `${photo_count} photographs of 12 megapixels uploaded while /providers is under load`,
    `${connections} connections ask for /providers as fast as they are answered, in rounds of ${options.warm_round_seconds} s, before, during and after.`,
  );
  const photos = await makePhotos(photo_count);
  const session = await signIn<Session>(product.origin, "auth", login);
  await makeRoom(product.origin, session);
  const load = startModule("load.ts");
  const url = `${product.origin}/providers`;
  const round = () => runRound(load, { url, connections, seconds: options.warm_round_seconds });
  await round();
  const quiet = [await round(), await round(), await round()];
  const memory = watchMemory(product.pid);
  const upload = watched(send(product.origin, session, photos));
  const during: LoadRound[] = [];
  while (!upload.isDone() || during.length === 0) during.push(await round());
  const seconds = (await upload.result) / 1000;
  const peak = memory.stop();
  const after = [await round(), await round(), await round()];
  await endChild(load);
  return tell({ quiet: [...quiet, ...after], during, seconds, peak, photos });
}

type Measured = {
  quiet: LoadRound[];
  during: LoadRound[];
  seconds: number;
  peak: { before: number; server: number; all: number } | null;
  photos: Uint8Array[];
};

function tell(measured: Measured): Finding[] {
  const { quiet, during, seconds, peak, photos } = measured;
  printTable([
    ["/providers", "rounds", "req/s", "p50 ms", "p99 ms", "worst p99"],
    rowOf("without", quiet),
    rowOf("during", during),
  ]);
  const megabytes = photos.reduce((sum, { length }) => sum + length, 0) / 1e6;
  const what = `${photos.length} photographs of 12 MP uploaded and made`;
  const ratio = "p99 of /providers during uploads, over without";
  const [busy, free] = [typicalP99(during), typicalP99(quiet)];
  return [
    atMost(what, seconds, seconds_max, "s", `${shown(megabytes)} MB, under load`),
    atMost(ratio, busy / free, p99_ratio_max, "×", `${shown(busy)} ms over ${shown(free)} ms`),
    memoryOf(peak),
  ];
}

function typicalP99(rounds: readonly LoadRound[]): number {
  return median(rounds.map(({ p99_ms }) => p99_ms));
}

function rowOf(name: string, rounds: readonly LoadRound[]): string[] {
  const each = (read: (round: LoadRound) => number) => rounds.map(read);
  return [
    name,
    String(rounds.length),
    shown(median(each(({ per_second }) => per_second))),
    shown(median(each(({ p50_ms }) => p50_ms))),
    shown(typicalP99(rounds)),
    shown(Math.max(...each(({ p99_ms }) => p99_ms))),
  ];
}

function memoryOf(peak: Measured["peak"]): Finding {
  const what = "memory that making pictures takes, workers included";
  if (!peak) {
    const why = "This system does not say how much memory a process holds in /proc.";
    return notMeasured(what, `≤ ${megabytes_max} MB`, why);
  }
  const note = `the process that serves: ${shown(peak.before)} MB before, ${shown(peak.server)} MB at most`;
  return atMost(what, peak.all - peak.before, megabytes_max, "MB", note);
}

/** Empties the gallery: it holds sixteen pictures. */
async function makeRoom(origin: string, { token, provider }: Session): Promise<void> {
  const { data } = await askJson<Gallery>(`${origin}/api/media/provider/${provider.id}`);
  for (const { id, media_type } of data.gallery) {
    if (media_type !== "image") continue;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/api/media/${id}`, { method: "DELETE", headers });
    if (!answer.ok) throw new Error(`Deleting a picture answered ${answer.status}.`);
  }
}

/** Sends the photographs in one form; the milliseconds until the answer. */
async function send(origin: string, { token }: Session, photos: readonly Uint8Array<ArrayBuffer>[]): Promise<number> {
  const body = new FormData();
  for (const [place, photo] of photos.entries()) body.append("media", new Blob([photo]), `photo-${place}.jpg`);
  const began = performance.now();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/media/gallery`, { method: "POST", headers, body });
  const { uploaded } = (await answer.json()) as { uploaded?: unknown[] };
  if (uploaded?.length !== photos.length) throw new Error(`The upload answered ${answer.status}.`);
  return performance.now() - began;
}

function watched<T>(result: Promise<T>): { result: Promise<T>; isDone: () => boolean } {
  let isDone = false;
  const settled = () => (isDone = true);
  result.then(settled, settled);
  return { result, isDone: () => isDone };
}

/** Looks again and again at what the server and its workers hold together. */
function watchMemory(pid: number) {
  const peak = { before: residentMegabytes(pid) ?? 0, server: 0, all: 0 };
  const look = () => {
    peak.server = Math.max(peak.server, residentMegabytes(pid) ?? 0);
    peak.all = Math.max(peak.all, ofAll(pid, residentMegabytes));
  };
  const watch = setInterval(look, look_milliseconds);
  return {
    stop() {
      clearInterval(watch);
      return peak.all > 0 ? peak : null;
    },
  };
}
