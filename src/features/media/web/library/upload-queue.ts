import type { ApiOutcome } from "../../../../client/call/call-api.ts";
import type { MediaItem } from "../../../../contract/media/schema.ts";
import type { PlannedFile } from "./plan-files.ts";

/** `paused`: the session ended before the file was sent; it is sent after the same person signs in. */
export type QueuedUploadState =
  | { is: "waiting" | "processing" | "done" | "paused" }
  | { is: "sending"; percent: number }
  | { is: "failed"; error: string; can_retry: boolean };

export type UploadItem = { id: number; file: File; state: QueuedUploadState };

type SendFile = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<ApiOutcome<{ uploaded: MediaItem[] }>>;

export type UploadListener = {
  onStored: (items: MediaItem[], file: File) => void;
  onIdle: (uploaded: number, failed: number) => void;
};

/** How long Complete! shows [media-12]. */
const done_ms = 2_000;
/** The most uploads that the server processes while the next is sent. */
const concurrent_max = 3;

const active: ReadonlySet<QueuedUploadState["is"]> = new Set(["waiting", "sending", "processing"]);
export const isActive = ({ state }: UploadItem) => active.has(state.is);

/** One request per file, so that each has its own progress and fails alone. */
export class UploadQueue {
  readonly #send: SendFile;
  readonly #watchers = new Set<() => void>();
  readonly #listeners = new Set<UploadListener>();
  readonly #aborts = new Map<number, AbortController>();
  #items: readonly UploadItem[] = [];
  #lastId = 0;
  #uploaded = 0;
  #failed = 0;

  constructor(send: SendFile) {
    this.#send = send;
  }

  readonly items = (): readonly UploadItem[] => this.#items;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly listen = (listener: UploadListener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(files: readonly PlannedFile<File>[]): void {
    const added = files.map(({ file, error, can_retry }): UploadItem => {
      this.#lastId += 1;
      return { id: this.#lastId, file, state: error === null ? { is: "waiting" } : { is: "failed", error, can_retry } };
    });
    this.#change([...this.#items, ...added]);
    this.#failed += files.filter(({ error }) => error !== null).length;
    this.#proceed();
  }

  retry(id: number): void {
    this.#set(id, { is: "waiting" });
    this.#proceed();
  }

  resume(): void {
    for (const { id, state } of this.#items) if (state.is === "paused") this.#set(id, { is: "waiting" });
    this.#proceed();
  }

  dismiss(id: number): void {
    this.#aborts.get(id)?.abort();
    this.#change(this.#items.filter((item) => item.id !== id));
    this.#proceed();
  }

  clear(): void {
    for (const abort of this.#aborts.values()) abort.abort();
    this.#change([]);
  }

  #proceed(): void {
    const inState = (wanted: QueuedUploadState["is"]) => this.#items.filter(({ state }) => state.is === wanted);
    const isFree = inState("sending").length === 0 && inState("processing").length < concurrent_max;
    const [next] = inState("waiting");
    if (next && isFree) void this.#upload(next);
    else if (!this.#items.some(isActive)) this.#rest();
  }

  #rest(): void {
    const [uploaded, failed] = [this.#uploaded, this.#failed];
    [this.#uploaded, this.#failed] = [0, 0];
    if (uploaded + failed > 0) for (const { onIdle } of this.#listeners) onIdle(uploaded, failed);
  }

  async #upload({ id, file }: UploadItem): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#set(id, { is: "sending", percent: 0 });
    const onProgress = (percent: number) => {
      this.#set(id, percent < 100 ? { is: "sending", percent } : { is: "processing" });
      if (percent >= 100) this.#proceed();
    };
    const outcome = await this.#send(file, { onProgress, signal: abort.signal });
    this.#aborts.delete(id);
    this.#settle({ id, file }, outcome);
    this.#proceed();
  }

  #settle({ id, file }: Pick<UploadItem, "id" | "file">, outcome: ApiOutcome<{ uploaded: MediaItem[] }>): void {
    if (outcome.ok) {
      this.#uploaded += 1;
      this.#set(id, { is: "done" });
      for (const { onStored } of this.#listeners) onStored(outcome.body.uploaded, file);
      setTimeout(() => this.#change(this.#items.filter((item) => item.id !== id)), done_ms);
    } else if (outcome.code === "sign_in_required") this.#hold();
    else if (this.#items.some((item) => item.id === id)) {
      this.#failed += 1;
      this.#set(id, { is: "failed", error: outcome.error, can_retry: canRetry(outcome.status) });
    }
  }

  #hold(): void {
    for (const item of this.#items) if (isActive(item)) this.#set(item.id, { is: "paused" });
  }

  #set(id: number, state: QueuedUploadState): void {
    this.#change(this.#items.map((item) => (item.id === id ? { ...item, state } : item)));
  }

  #change(items: readonly UploadItem[]): void {
    this.#items = items;
    for (const watcher of this.#watchers) watcher();
  }
}

/** An unusable file stays unusable; other errors may pass. */
function canRetry(status: number): boolean {
  return status !== 400 && status !== 413 && status !== 415;
}
