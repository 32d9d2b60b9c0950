import Download from "lucide/dist/esm/icons/download.mjs";
import type { RecordFile } from "../../contract/record.ts";
import { ActionButton } from "../../ui/overlay/action-button.tsx";
import { useToast } from "../../ui/overlay/toast.tsx";
import type { ApiOutcome } from "./call-api.ts";
import { saveFile } from "./save-file.ts";

export type DownloadLabels = {
  failed: string;
  whole: (file_name: string) => string;
  /** Shown when the list is too long for the file. */
  newest: (file_name: string) => string;
};

interface DownloadProps {
  makeRequest: () => Promise<ApiOutcome<RecordFile>>;
  labels: DownloadLabels;
  small?: boolean;
}

export function DownloadCsv({ makeRequest, labels, small = false }: DownloadProps) {
  const toast = useToast();
  async function download() {
    const outcome = await makeRequest();
    if (!outcome.ok) return outcome.error;
    const { file_name, csv, is_whole } = outcome.body;
    saveFile(file_name, new Blob([csv], { type: "text/csv;charset=utf-8" }));
    toast(is_whole ? labels.whole(file_name) : labels.newest(file_name));
  }
  return (
    <ActionButton small={small} variant="outline" icon={Download} onPress={download}>
      Download CSV
    </ActionButton>
  );
}
