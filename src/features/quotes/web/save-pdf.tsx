import Download from "lucide/dist/esm/icons/download.mjs";
import { useState } from "react";
import { fetchFile } from "../../../client/call/fetch-file.ts";
import { saveFile } from "../../../client/call/save-file.ts";
import { link_header } from "../../../contract/conversations/calls.ts";
import { printLinkedQuoteCall, printQuoteCall } from "../../../contract/quotes/calls.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";

/** Fetched with the session or a guest's token; the address alone gives no access. */
export function SavePdf({ quote: { id, number, side }, token }: { quote: Quote; token?: string }) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  async function save() {
    setBusy(true);
    const failed = "We could not make the PDF. Please check your connection and try again.";
    const request = { params: { id }, failed };
    const outcome =
      token === undefined
        ? await fetchFile(printQuoteCall, { ...request, as: side })
        : await fetchFile(printLinkedQuoteCall, { ...request, as: null, headers: { [link_header]: token } });
    setBusy(false);
    if (outcome.ok) saveFile(`Quote ${number}.pdf`, outcome.body);
    else toast(outcome.error, { tone: "bad" });
  }
  return (
    <Button small variant="outline" icon={Download} busy={isBusy} onClick={() => void save()}>
      Save as PDF
    </Button>
  );
}
