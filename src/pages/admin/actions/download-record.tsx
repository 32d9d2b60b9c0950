import { callApi } from "../../../client/call/call-api.ts";
import { DownloadCsv, type DownloadLabels } from "../../../client/call/download-csv.tsx";
import { withProof } from "../../../client/proof/with-proof.ts";
import type { RecordFile } from "../../../contract/record.ts";

interface RecordProps {
  path: `/api/${string}`;
  query: string;
  words: DownloadLabels;
}

export function DownloadRecord({ path, query, words }: RecordProps) {
  const makeRequest = () => callApi<RecordFile>(`${path}?${query}`, { as: "provider", failed: words.failed });
  return <DownloadCsv makeRequest={() => withProof(makeRequest)} words={words} />;
}
