import { callApi } from "../../../client/call/call-api.ts";
import { DownloadCsv, type DownloadLabels } from "../../../client/call/download-csv.tsx";
import { withProof } from "../../../client/proof/with-proof.ts";
import type { RecordFile } from "../../../contract/record.ts";

interface RecordProps {
  path: `/api/${string}`;
  query: string;
  labels: DownloadLabels;
}

export function DownloadRecord({ path, query, labels }: RecordProps) {
  const makeRequest = () => callApi<RecordFile>(`${path}?${query}`, { as: "provider", failed: labels.failed });
  return <DownloadCsv makeRequest={() => withProof(makeRequest)} labels={labels} />;
}
