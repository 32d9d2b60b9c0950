import CalendarDays from "lucide/dist/esm/icons/calendar-days.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import UserPlus from "lucide/dist/esm/icons/user-plus.mjs";
import { call } from "../../../../client/call/call.ts";
import {
  conversationMessages,
  saveNoteCall,
  conversation_note_length_max,
} from "../../../../contract/conversations/calls.ts";
import type { Conversation } from "../../../../contract/conversations/schema.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Link } from "../../../../ui/link.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import { Icon } from "../../../../ui/page/icon.tsx";
import { PrivateNoteForm } from "../note-form.tsx";
import { phoneLinks } from "../phone-links.ts";
import styles from "../conversation.module.css";

/** Only for the provider. */
export function InboxSidebar({ conversation }: { conversation: Conversation }) {
  const { inbox, enquiry } = conversation;
  if (inbox === null) return null;
  const { same_date_total } = inbox;
  return (
    <>
      <p>
        <Badge>{enquiry.is_shared ? "Sent to several" : "Sent only to you"}</Badge>{" "}
        {same_date_total > 0 && (
          <Badge tone="warn" icon={CalendarDays}>
            {same_date_total === 1 ? "1 other enquiry" : `${same_date_total} other enquiries`} for this date
          </Badge>
        )}
      </p>
      {(enquiry.couple_email !== "" || enquiry.couple_phone !== null) && <ContactLinks of={enquiry} />}
      {conversation.couple_name !== "" && <SaveContact of={conversation} />}
      <Note key={conversation.id} id={conversation.id} note={inbox.note} />
    </>
  );
}

function ContactLinks({ of: { couple_email, couple_phone } }: { of: Conversation["enquiry"] }) {
  const phone = couple_phone === null ? null : phoneLinks(couple_phone);
  return (
    <p className={styles.ways}>
      {couple_email !== "" && (
        <Link to={`mailto:${encodeURIComponent(couple_email).replaceAll("%40", "@")}`}>
          <Icon of={Mail} />
          {couple_email}
        </Link>
      )}
      {phone && (
        <Link to={phone.call}>
          <Icon of={Phone} />
          {phone.text}
        </Link>
      )}
    </p>
  );
}

function SaveContact({ of }: { of: Conversation }) {
  const toast = useToast();
  const failed = "We couldn’t save the contact. Please check your connection and try again.";
  const save = () =>
    void import("./save-contact.ts").then(
      ({ saveContact }) => saveContact(of),
      () => toast(failed, { tone: "bad" }),
    );
  return (
    <p>
      <Button small variant="outline" icon={UserPlus} onClick={save}>
        Save as contact
      </Button>
    </p>
  );
}

function Note({ id, note }: { id: string; note: string }) {
  const failed = "We could not save your note. Please check your connection and try again.";
  return (
    <PrivateNoteForm
      label="Your note"
      mark="(only you see it)"
      note={note}
      length_max={conversation_note_length_max}
      rows={3}
      save={(typed) => call(saveNoteCall, { params: { id }, body: { note: typed }, failed })}
      formatMessage={() => conversationMessages.note_saved}
    />
  );
}
