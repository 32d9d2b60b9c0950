import FileText from "lucide/dist/esm/icons/file-text.mjs";
import { Fragment, type ReactNode, useCallback, useState } from "react";
import { saveFile } from "../../../client/call/save-file.ts";
import { useVisitor } from "../../../client/session/session.ts";
import { useLater } from "../../../client/use-later.ts";
import type { MessageFile } from "../../../contract/conversations/file-schema.ts";
import { formatScamWarning } from "../../../contract/conversations/scam-warning.ts";
import type { Message, DeliveryStatus } from "../../../contract/conversations/schema.ts";
import { formatDate } from "../../../contract/format.ts";
import { formatDateTime, formatTime } from "../../../contract/moments.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Link } from "../../../ui/link.tsx";
import { useCloseOnBack } from "../../../ui/overlay/close-on-back.ts";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { Icon } from "../../../ui/page/icon.tsx";
import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import { FilePicture } from "./file-picture.tsx";
import { formatSize } from "./format-file.ts";
import { phoneLinks } from "./phone-links.ts";
import { QuotedText } from "./quoted-text.tsx";
import { formatRelativeDay, formatRecent } from "./sent-when.ts";
import type { ConversationSource } from "./source.ts";
import text from "../../../ui/text.module.css";
import styles from "./conversation.module.css";
import filesStyles from "./files.module.css";

interface ThreadProps {
  source: ConversationSource;
  messages: readonly Message[];
  side: Message["sent_by"];
  other: string;
  /** E.164; null without one. */
  phone: string | null;
  /** Shown instead of a message's text, by message id. */
  byMessage?: ReadonlyMap<string, ReactNode> | undefined;
}

/** Oldest first, grouped by day; new messages are announced to screen readers. */
export function Thread({ messages, side, byMessage, ...more }: ThreadProps) {
  return (
    <div role="log" aria-label="Messages">
      <ol className={text.stack3}>
        {messages.map((message, at) => (
          <Fragment key={message.id}>
            {dayOf(message) !== dayOf(messages[at - 1]) && (
              <li className={styles.day}>
                <span>
                  <time dateTime={dayOf(message)} title={formatDate(dayOf(message) ?? "")}>
                    {formatRelativeDay(message.created_at)}
                  </time>
                </span>
              </li>
            )}
            <MessageItem message={message} isOwn={message.sent_by === side} {...more}>
              {byMessage?.get(message.id)}
            </MessageItem>
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

function dayOf(message: Message | undefined): string | undefined {
  return message && southAfricanDate(message.created_at);
}

const eventLabels = {
  declined: "Declined",
  closed: "Closed the conversation",
  reminded: "Reminder",
  handed_over: "WhatsApp",
  quote_sent: "Quote",
  quote_accepted: "Accepted",
  quote_declined: "Declined",
  quote_withdrawn: "Taken back",
  quote_lapsed: "Lapsed",
  day_gone: "No place left",
  booking_confirmed: "Booked",
  booking_cancelled: "Cancelled",
  booking_lapsed: "Not confirmed",
} as const;

type MessageProps = { message: Message; isOwn: boolean; children?: ReactNode } & Pick<
  ThreadProps,
  "source" | "other" | "phone"
>;

function MessageItem({ source, message, isOwn, other, phone, children }: MessageProps) {
  const { kind, text, quoted, files, is_by_email, created_at, fate: deliveryStatus, caution } = message;
  return (
    <li id={message.id} className={classNames(styles.said, isOwn && styles.own, kind !== "text" && styles.act)}>
      <p className={styles.who}>
        <Who message={message} isOwn={isOwn} other={other} />
        {kind !== "text" && <b>{eventLabels[kind]} </b>}
        <time dateTime={created_at} title={formatDateTime(created_at)}>
          {formatTime(created_at)}
        </time>
        {is_by_email && " by email"}
      </p>
      {children ?? (text !== "" && <p className={styles.words}>{text}</p>)}
      <QuotedText text={quoted} />
      {text === "" && files.length === 0 && <em>Sent an enquiry without a message.</em>}
      <MessageFiles source={source} files={files} />
      {caution !== null && <ScamWarning of={caution} phone={phone} />}
      {deliveryStatus !== null && (
        <p
          className={classNames(styles.deliveryStatus, deliveryStatus.state === "failed" && styles.failed)}
          title={deliveryStatus.at === null ? undefined : formatDateTime(deliveryStatus.at)}
        >
          {formatDeliveryStatus(deliveryStatus)}
        </p>
      )}
    </li>
  );
}

/** In a shared wedding the member's name is visible to all [weddings-11]. */
function Who({ message: { by }, isOwn, other }: Pick<MessageProps, "message" | "isOwn" | "other">) {
  const visitor = useVisitor();
  if (by === null) return <OutOfSight>{isOwn ? "You" : other}, </OutOfSight>;
  const isYou = visitor.kind === "couple" && visitor.id === by.id;
  return <span>{isYou ? "You" : by.name}, </span>;
}

/** The message's status as text [conversations-4]. */
function formatDeliveryStatus({ state, at, reason }: DeliveryStatus): string {
  if (state === "held")
    return "Not sent yet: it contains a link, so please confirm your email address first with the link we emailed you";
  if (state === "read")
    return at === null ? "Read" : `Read ${formatRecent(at).replace(/^(Today|Yesterday)/, (day) => day.toLowerCase())}`;
  if (state === "delivered") return "Delivered by email";
  if (state === "failed") return `Not delivered. ${reason ?? ""}`.trim();
  return state === "suppressed" ? "Not emailed: they’ll see it on their page" : "Sent";
}

interface ScamWarningProps {
  of: NonNullable<Message["caution"]>;
  /** E.164; null without one. */
  phone: string | null;
}

/** Warns a couple about a message, with the number to call before it pays [conversations-24]. */
function ScamWarning({ of, phone }: ScamWarningProps) {
  const links = phone === null ? null : phoneLinks(phone);
  return (
    <div className={styles.caution}>
      <Banner tone="warn">
        {formatScamWarning(of, links?.text ?? null)} {links && <Link to={links.call}>Phone them</Link>}
      </Banner>
    </div>
  );
}

const load = () => import("./files-viewer.tsx");

function MessageFiles({ source, files }: { source: ConversationSource; files: readonly MessageFile[] }) {
  const [visibleIndex, setVisibleIndex] = useState<number | null>(null);
  const close = useCallback(() => setVisibleIndex(null), []);
  useCloseOnBack(visibleIndex !== null, close);
  const later = useLater(load, visibleIndex !== null, close, "The picture could not be opened.");
  const pictures = files.filter(({ picture }) => picture !== null);
  if (files.length === 0) return null;
  return (
    <>
      <ul className={filesStyles.files} aria-label="Files">
        {files.map((file) => (
          <li key={file.id}>
            {file.picture === null ? (
              <Document source={source} file={file} />
            ) : (
              <button
                type="button"
                className={filesStyles.picture}
                onClick={() => setVisibleIndex(pictures.indexOf(file))}
              >
                <FilePicture source={source} file={file} alt={`${file.name}: show it large`} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {later && visibleIndex !== null && (
        <later.FilesViewer source={source} files={pictures} index={visibleIndex} onClose={close} />
      )}
    </>
  );
}

function Document({ source, file: { id, name, bytes } }: { source: ConversationSource; file: MessageFile }) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  async function save() {
    if (isBusy) return;
    setBusy(true);
    const outcome = await source.fetch(id);
    setBusy(false);
    if (outcome.ok) saveFile(name.toLowerCase().endsWith(".pdf") ? name : `${name}.pdf`, outcome.body);
    else toast(outcome.error, { tone: "bad" });
  }
  return (
    <button type="button" className={filesStyles.document} aria-busy={isBusy || undefined} onClick={() => void save()}>
      <Icon of={FileText} className={filesStyles.mark} />
      <span className={filesStyles.name}>{name}</span>
      <span className={filesStyles.size}>Download PDF, {formatSize(bytes)}</span>
    </button>
  );
}
