import type { RecordFile } from "../../contract/record.ts";
import { callApi } from "../call-api.ts";
import { DownloadCsv, type DownloadWords } from "../download-csv.tsx";
import { withProof } from "./with-proof.ts";

interface RecordProps {
  /** The call that answers the file, and what the list is narrowed down to. */
  path: `/api/${string}`;
  query: string;
  words: DownloadWords;
}

/** Downloads an admin's list, for which an admin proves anew who it is. */
export function DownloadRecord({ path, query, words }: RecordProps) {
  const ask = () => callApi<RecordFile>(`${path}?${query}`, { as: "provider", failed: words.failed });
  return <DownloadCsv ask={() => withProof(ask)} words={words} />;
}
