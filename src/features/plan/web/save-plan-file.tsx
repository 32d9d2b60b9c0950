import CalendarPlus from "lucide/dist/esm/icons/calendar-plus.mjs";
import { useState } from "react";
import { call } from "../../../client/call.ts";
import { saveFile } from "../../../client/save-file.ts";
import { writePlanCalendar } from "../../../contract/plan/words.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";

/** Saves what is open by its days as a file for calendars [plan-6]. */
export function SavePlanFile() {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    const failed = "We could not make the file. Please check your connection and try again.";
    const outcome = await call(writePlanCalendar, { failed });
    setBusy(false);
    if (!outcome.ok) return void toast(outcome.error, undefined, { tone: "bad" });
    saveFile(outcome.body.file_name, new Blob([outcome.body.ics], { type: "text/calendar;charset=utf-8" }));
  }
  return (
    <Button small variant="outline" icon={CalendarPlus} busy={isBusy} onClick={() => void save()}>
      Save to a calendar
    </Button>
  );
}
