import Download from "lucide/dist/esm/icons/download.mjs";
import { useState } from "react";
import { fetchFile } from "../../../client/fetch-file.ts";
import { saveFile } from "../../../client/save-file.ts";
import type { Quote } from "../../../contract/quotes/shapes.ts";
import { printQuote } from "../../../contract/quotes/words.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";

/** Saves a quote as a PDF: it is fetched with the session, since its address opens nothing without. */
export function SavePdf({ quote: { id, number, side } }: { quote: Quote }) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  async function save() {
    setBusy(true);
    const failed = "We could not make the PDF. Please check your connection and try again.";
    const outcome = await fetchFile(printQuote, { params: { id }, as: side, failed });
    setBusy(false);
    if (outcome.ok) saveFile(`Quote ${number}.pdf`, outcome.body);
    else toast(outcome.error, undefined, { tone: "bad" });
  }
  return (
    <Button small variant="outline" icon={Download} busy={isBusy} onClick={() => void save()}>
      Save as PDF
    </Button>
  );
}
