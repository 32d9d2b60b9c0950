import { useRef, useState, type ReactNode } from "react";
import { href, useNavigate } from "react-router";
import { call } from "../../../client/call/call.ts";
import { attemptFor } from "../../../client/draft.ts";
import { todayHere } from "../../../client/today-here.ts";
import { formatDate } from "../../../contract/format.ts";
import { sendQuoteCall } from "../../../contract/quotes/calls.ts";
import { quote_items_max } from "../../../contract/quotes/limits.ts";
import { formatRandCents } from "../../../contract/quotes/money.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import type { QuoteTemplate } from "../../../contract/quotes/template-schema.ts";
import { Button } from "../../../ui/button.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { DeleteDraft } from "./delete-draft.tsx";
import { DetailsSection, InclusionsSection, TermsSection } from "./editor-details.tsx";
import { EditorLineItems } from "./editor-line-items.tsx";
import { DepositSection, TravelSection, VatSection } from "./editor-money.tsx";
import { EditorPackages } from "./editor-packages.tsx";
import { EditorTemplates } from "./editor-templates.tsx";
import { quoteErrors, isBlank, offeredValues, previewOf, type SectionProps } from "./editor-values.ts";
import { formatTerms } from "./quote-labels.ts";
import { QuoteSheet } from "./quote-sheet.tsx";
import { useQuoteDraft, type Saving } from "./use-quote-draft.ts";
import text from "../../../ui/text.module.css";
import styles from "./editor.module.css";

interface EditorProps {
  quote: Quote;
  onChange: (quote: Quote) => void;
}

/** Rule [quotes-4]. */
export function QuoteEditor({ quote, onChange }: EditorProps) {
  const { values, change, draft, fieldErrors: unread, saving, flush } = useQuoteDraft(quote);
  const navigate = useNavigate();
  const [today] = useState(todayHere);
  const [isTried, setTried] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const [isVisible, setVisible] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const fieldErrors = { ...(isTried && quoteErrors(draft, today)), ...unread };
  const preview = previewOf(quote, draft);
  function show(is: boolean) {
    setVisible(is);
    if (is) toTop();
  }
  function openConfirm() {
    setTried(true);
    if (Object.keys({ ...unread, ...quoteErrors(draft, today) }).length === 0) return setRequested(true);
    setVisible(false);
    // after the messages have rendered
    setTimeout(() => scrollToFirstError(form.current));
  }
  function sent(newer: Quote) {
    onChange(newer);
    toTop();
  }
  return (
    <>
      <header>
        <h1>{quote.version > 1 ? `Quote ${quote.number}, version ${quote.version}` : "Write a quote"}</h1>
        <p className={text.soft}>For {quote.couple_name}. They won’t see it until you send it.</p>
      </header>
      {isVisible ? (
        <QuoteSheet quote={preview} ticked={none} />
      ) : (
        <div ref={form} className={styles.editor}>
          <Sections section={{ values, fieldErrors, onChange: change, today }} quote={quote} draft={draft} />
        </div>
      )}
      <TotalBar quote={preview} saving={saving} isUnread={Object.keys(unread).length > 0}>
        <Button variant="quiet" onClick={() => show(!isVisible)}>
          {isVisible ? "Back to editing" : "Preview"}
        </Button>
        <Button onClick={openConfirm}>Send</Button>
      </TotalBar>
      <DeleteDraft
        id={quote.id}
        onDeleted={() => void navigate(href("/enquiries/:id", { id: quote.conversation_id }), { replace: true })}
      />
      <SendDialog quote={preview} open={isRequested} onClose={() => setRequested(false)} flush={flush} onSent={sent} />
    </>
  );
}

function toTop() {
  globalThis.scrollTo({ top: 0 });
}

const none: ReadonlySet<string> = new Set();

interface SectionsProps {
  section: SectionProps;
  quote: Quote;
  draft: ReturnType<typeof useQuoteDraft>["draft"];
}

function Sections({ section, quote, draft }: SectionsProps) {
  const { values, fieldErrors, onChange } = section;
  const typed = values.lines.filter((item) => !isBlank(item));
  function use({ content }: QuoteTemplate, how: "whole" | "lines") {
    const { lines, ...rest } = offeredValues(content);
    onChange(how === "whole" ? { ...rest, lines } : { lines: [...values.lines, ...lines] });
  }
  return (
    <>
      <DetailsSection {...section} />
      <Section title="Items">
        <EditorPackages
          terms={formatTerms(draft)}
          guests={draft.guests}
          isFull={typed.length >= quote_items_max}
          onAdd={(line) => onChange({ lines: [...typed, line] })}
        />
        <EditorLineItems items={values.lines} fieldErrors={fieldErrors} onChange={(lines) => onChange({ lines })} />
      </Section>
      <Section title="Templates">
        <EditorTemplates draft={draft} onUse={use} />
      </Section>
      <Section title="Travel and discount">
        <TravelSection {...section} />
      </Section>
      <Section title="VAT">
        <VatSection {...section} />
      </Section>
      <Section title="Paying">
        <DepositSection {...section} />
      </Section>
      <Section title="In words">
        <InclusionsSection {...section} />
      </Section>
      <Section title="Terms">
        <TermsSection {...section} categorySlug={quote.category_slug} />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface BarProps {
  quote: Quote;
  saving: Saving;
  isUnread: boolean;
  children: ReactNode;
}

function TotalBar({ quote: { totals }, saving, isUnread, children }: BarProps) {
  return (
    <div className={styles.bar}>
      <p>
        Total <b>{formatRandCents(totals.total_cents)}</b>
        <small role="status">{formatSaveState(saving, isUnread)}</small>
      </p>
      <div className={styles.barActs}>{children}</div>
    </div>
  );
}

function formatSaveState(saving: Saving, isUnread: boolean): string {
  if (isUnread) return "Not saved yet: a number can’t be read.";
  if (saving.state === "failed") return saving.error;
  return saving.state === "saved" ? "Draft saved" : "Saving…";
}

function scrollToFirstError(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]");
  field?.focus();
  field?.scrollIntoView({ block: "center" });
}

interface SendProps {
  quote: Quote;
  open: boolean;
  onClose: () => void;
  flush: () => Promise<boolean>;
  onSent: (quote: Quote) => void;
}

function SendDialog({ quote, open, onClose, flush, onSent }: SendProps) {
  const [{ key }] = useState(() => attemptFor(quote.id, undefined));
  const toast = useToast();
  async function send(): Promise<string | null> {
    if (!(await flush())) return "We could not save your draft, so nothing was sent. Please check your connection.";
    const failed = "We could not send it. Your draft is still here: please check your connection and try again.";
    const outcome = await call(sendQuoteCall, { params: { id: quote.id }, key, failed });
    if (!outcome.ok) return outcome.error;
    toast(`Sent to ${quote.couple_name}.`, { tone: "good" });
    onSent(outcome.body.quote);
    return null;
  }
  return (
    <QuestionDialog
      open={open}
      onClose={onClose}
      title={`Send it to ${quote.couple_name}?`}
      confirm="Send the quote"
      onConfirm={send}
    >
      <p>
        “{quote.title}” for {formatRandCents(quote.totals.total_cents)} in total, valid until{" "}
        {formatDate(quote.valid_until ?? "")}. They get an email and see it in your conversation.
      </p>
      <p>
        {quote.version > 1 && "It replaces the previous version. "}
        A sent quote can’t be changed; to change it, send a new version.
      </p>
    </QuestionDialog>
  );
}
