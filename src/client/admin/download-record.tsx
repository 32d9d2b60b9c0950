import type { RecordFile } from "../../contract/record.ts";
import { callApi } from "../call/call-api.ts";
import { DownloadCsv, type DownloadLabels } from "../call/download-csv.tsx";
import { withProof } from "./with-proof.ts";

interface RecordProps {
  path: `/api/${string}`;
  query: string;
  words: DownloadLabels;
}

export function DownloadRecord({ path, query, words }: RecordProps) {
  const makeRequest = () => callApi<RecordFile>(`${path}?${query}`, { as: "provider", failed: words.failed });
  return <DownloadCsv makeRequest={() => withProof(makeRequest)} words={words} />;
}
