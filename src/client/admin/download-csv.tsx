import Download from "lucide/dist/esm/icons/download.mjs";
import { useState } from "react";
import type { RecordFile } from "../../contract/record.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { callApi } from "../call-api.ts";
import { saveFile } from "../save-file.ts";
import { withProof } from "./with-proof.ts";

type Told = {
  /** The call that answers the file, and what the list is narrowed down to. */
  path: `/api/${string}`;
  query: string;
  words: {
    failed: string;
    whole: (file_name: string) => string;
    /** Where there is more than fits. */
    newest: (file_name: string) => string;
  };
};

/** Downloads an admin's list as it is narrowed down, and says under which name. */
export function DownloadCsv({ path, query, words }: Told) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    const outcome = await withProof(() =>
      callApi<RecordFile>(`${path}?${query}`, { as: "provider", failed: words.failed }),
    );
    setIsBusy(false);
    if (!outcome.ok) return toast(outcome.error, undefined, { tone: "bad" });
    const { file_name, csv, is_whole } = outcome.body;
    saveFile(file_name, new Blob([csv], { type: "text/csv;charset=utf-8" }));
    toast(is_whole ? words.whole(file_name) : words.newest(file_name));
  }
  return (
    <Button variant="outline" icon={Download} busy={isBusy} onClick={() => void download()}>
      Download CSV
    </Button>
  );
}
