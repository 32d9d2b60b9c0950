import { parentPort, workerData } from "node:worker_threads";
import { readFeed } from "./read-feed.ts";

/** What the thread is given, and answers with what `readFeed` does. */
export type ReaderOrder = { body: Uint8Array; from: string; to: string };

/** The thread in which a stranger's calendar is read: it serves no request, and is ended if it takes too long. */
const { body, ...window } = workerData as ReaderOrder;
parentPort?.postMessage(readFeed(new TextDecoder().decode(body), window), []);
