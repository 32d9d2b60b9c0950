import Download from "lucide/dist/esm/icons/download.mjs";
import { useState } from "react";
import { withProof } from "../../../client/admin/with-proof.ts";
import { call } from "../../../client/call.ts";
import { saveFile } from "../../../client/save-file.ts";
import { exportPerson, privacyMessages } from "../../../contract/privacy/words.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";

/** Saves everything that is kept of somebody as one file. */
export function ExportButton({ email }: { email: string }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    const outcome = await withProof(() =>
      call(exportPerson, { body: { email }, failed: privacyMessages.export_failed }),
    );
    setBusy(false);
    if (!outcome.ok) return toast(outcome.error, undefined, { tone: "bad" });
    const { file_name, person } = outcome.body;
    saveFile(file_name, new Blob([JSON.stringify(person, null, 2)], { type: "application/json" }));
    toast(`The data is in ${file_name}.`);
  }
  return (
    <Button variant="outline" icon={Download} busy={isBusy} onClick={() => void download()}>
      Export as JSON
    </Button>
  );
}
