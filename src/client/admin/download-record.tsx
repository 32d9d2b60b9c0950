import type { RecordFile } from "../../contract/record.ts";
import { callApi } from "../call-api.ts";
import { DownloadCsv, type DownloadWords } from "../download-csv.tsx";
import { withProof } from "./with-proof.ts";

interface RecordProps {
  path: `/api/${string}`;
  query: string;
  words: DownloadWords;
}

export function DownloadRecord({ path, query, words }: RecordProps) {
  const ask = () => callApi<RecordFile>(`${path}?${query}`, { as: "provider", failed: words.failed });
  return <DownloadCsv ask={() => withProof(ask)} words={words} />;
}
