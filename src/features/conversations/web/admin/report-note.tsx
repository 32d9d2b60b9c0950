import { call } from "../../../../client/call.ts";
import * as limits from "../../../../contract/conversations/limits.ts";
import { noteReport, reportMessages } from "../../../../contract/conversations/report-words.ts";
import { NoteForm } from "../note-form.tsx";

const { note_failed: failed } = reportMessages;

/** The admins' own words on a case. */
export function ReportNote({ id, note }: { id: string; note: string }) {
  return (
    <NoteForm
      label="Note"
      mark="(for admins)"
      note={note}
      length_max={limits.report_length_max}
      rows={2}
      save={(typed) => call(noteReport, { params: { id }, body: { note: typed }, failed })}
      told={({ message }) => message}
    />
  );
}
