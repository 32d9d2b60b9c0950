import { useState } from "react";
import { call } from "../../../client/call.ts";
import { saveFile } from "../../../client/save-file.ts";
import { writeWeddingCalendar } from "../../../contract/couples/words.ts";
import { Button } from "../../../ui/button.tsx";

/** Saves the wedding day as a calendar file, which every calendar program reads [calendars-25]. */
export function SaveWedding() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function save() {
    setBusy(true);
    setError(null);
    const outcome = await call(writeWeddingCalendar, {
      failed: "The file could not be made. Please check your connection and try again.",
    });
    setBusy(false);
    if (outcome.ok) saveFile(outcome.body.file_name, new Blob([outcome.body.ics], { type: "text/calendar" }));
    else setError(outcome.error);
  }
  return (
    <>
      <Button small variant="outline" busy={isBusy} onClick={() => void save()}>
        Save to your calendar
      </Button>
      {error !== null && <p role="alert">{error}</p>}
    </>
  );
}
