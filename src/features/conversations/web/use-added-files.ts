import { useEffect, useRef, useState } from "react";
import {
  conversationMessages,
  message_file_bytes_max,
  message_files_max,
} from "../../../contract/conversations/calls.ts";
import type { MessageFile } from "../../../contract/conversations/file-schema.ts";
import { fileMessages } from "../../../contract/media/calls.ts";
import type { ConversationSource } from "./source.ts";

export type AddedFile = { key: number; name: string; bytes: number; state: FileState };
export type FileState =
  | { is: "adding"; percent: number }
  | { is: "ready"; file: MessageFile }
  | { is: "failed"; error: string; again: File | null };

/** Checked before uploading; the server still checks the bytes itself. */
function errorOf({ size, type }: File): string | null {
  if (size > message_file_bytes_max) return fileMessages.file_too_large;
  return type === "" || type === "application/pdf" || type.startsWith("image/") ? null : fileMessages.not_for_messages;
}

/** No response, or a status that a retry may resolve. */
const passes = (status: number) => status === 0 || status === 429 || status >= 500;

export function useAddedFiles(source: ConversationSource, saved: readonly MessageFile[]) {
  const [files, setFiles] = useState<readonly AddedFile[]>(() => saved.map(readyFile));
  const [note, setNote] = useState<string | null>(null);
  const last_key = useRef(saved.length);
  const set = (key: number, state: FileState) =>
    setFiles((now) => now.map((each) => (each.key === key ? { ...each, state } : each)));

  const { begin, stop } = useUploads(source, set);

  function add(chosen: readonly File[]) {
    const room = Math.max(0, message_files_max - files.length);
    setNote(chosen.length > room ? conversationMessages.files_too_many : null);
    const accepted = chosen.slice(0, room).map((file) => ({ file, added: newFile(file, (last_key.current += 1)) }));
    setFiles((now) => [...now, ...accepted.map(({ added }) => added)]);
    for (const { added, file } of accepted) if (added.state.is === "adding") begin(added.key, file);
  }

  function remove(key: number) {
    stop(key);
    setNote(null);
    setFiles((now) => now.filter((each) => each.key !== key));
  }

  function retry(key: number, file: File) {
    set(key, { is: "adding", percent: 0 });
    begin(key, file);
  }
  const clear = () => setFiles([]);
  return { files, note, add, remove, retry, clear };
}

/** Uploads run one at a time; each can be stopped, and leaving the page stops all. */
function useUploads(source: ConversationSource, set: (key: number, state: FileState) => void) {
  const queue = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const all = stops.current;
    return () => all.forEach((stop) => stop.abort());
  }, []);

  async function send(key: number, file: File, { signal }: AbortController) {
    if (signal.aborted) return;
    const onProgress = (percent: number) => set(key, { is: "adding", percent });
    const outcome = await source.add(file, { onProgress, signal });
    if (signal.aborted) return;
    const added = outcome.ok ? outcome.body.uploaded[0] : undefined;
    if (added) return set(key, { is: "ready", file: added });
    const error = outcome.ok ? (outcome.body.failed[0]?.error ?? fileMessages.not_for_messages) : outcome.error;
    set(key, { is: "failed", error, again: !outcome.ok && passes(outcome.status) ? file : null });
  }
  return {
    begin(key: number, file: File) {
      const stop = new AbortController();
      stops.current.set(key, stop);
      queue.current = queue.current.then(() => send(key, file, stop));
    },
    stop: (key: number) => stops.current.get(key)?.abort(),
  };
}

export function readyFiles(files: readonly AddedFile[]): MessageFile[] {
  return files.flatMap(({ state }) => (state.is === "ready" ? [state.file] : []));
}

function newFile(file: File, key: number): AddedFile {
  const { name, size: bytes } = file;
  const error = errorOf(file);
  return {
    key,
    name,
    bytes,
    state: error === null ? { is: "adding", percent: 0 } : { is: "failed", error, again: null },
  };
}

function readyFile(file: MessageFile, key: number): AddedFile {
  return { key, name: file.name, bytes: file.bytes, state: { is: "ready", file } };
}
