import { stored, textsOf } from "../../../../client/stored.ts";

type FileFacts = Pick<File, "name" | "size" | "lastModified">;

/** Enough for several galleries; the oldest is dropped first. */
const retained_max = 100;
const sentFiles = (provider_id: string) =>
  stored({ in: "browser", key: `umshado.sent_files.${provider_id}`, read: textsOf });

export function markOf({ name, size, lastModified }: FileFacts): string {
  return `${name} ${size} ${lastModified}`;
}

export function saveSent(provider_id: string, file: FileFacts, medium_id: string): void {
  const { [markOf(file)]: _before, ...others } = readSentFiles(provider_id);
  const saved = Object.entries({ ...others, [markOf(file)]: medium_id }).slice(-retained_max);
  sentFiles(provider_id).set(Object.fromEntries(saved));
}

/** By the file's mark. Empty without browser storage: then nobody is warned of duplicates. */
export function readSentFiles(provider_id: string): Record<string, string> {
  return sentFiles(provider_id).get() ?? {};
}

/**
 * Duplicates among the chosen files: in the gallery, being uploaded, or chosen twice.
 * @param there ids of the gallery's media
 * @param waiting fingerprints of the uploads in progress
 */
export function findTwice<Chosen extends FileFacts>(
  files: readonly Chosen[],
  { sent, there, waiting }: { sent: Record<string, string>; there: ReadonlySet<string>; waiting: ReadonlySet<string> },
): Chosen[] {
  const seen = new Set<string>();
  return files.filter((file) => {
    const mark = markOf(file);
    const isTwice = seen.has(mark) || waiting.has(mark) || there.has(sent[mark] ?? "");
    seen.add(mark);
    return isTwice;
  });
}
