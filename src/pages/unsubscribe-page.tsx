import { useEffect, useState } from "react";
import { href } from "react-router";
import { call } from "../client/call/call.ts";
import { withNext } from "../client/session/login-path.ts";
import { useInitialQuery } from "../client/use-initial-query.ts";
import {
  emailsAbout,
  readTopic,
  withoutTopic,
  type EmailTopic,
  readSuppressionCall,
  setSuppressionCall,
  suppressionMessages,
} from "../contract/emails/calls.ts";
import { EntryFrame, EntryLinks } from "../features/accounts/web/sign-in/entry-frame.tsx";
import { MissingToken, useAddressToken } from "../features/accounts/web/token-parts.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";
import { Banner } from "../ui/page/banner.tsx";
import { FormError } from "../ui/page/form-error.tsx";
import { pageMeta } from "../ui/page/page-meta.ts";
import type { Route } from "./+types/unsubscribe-page";
import styles from "../features/accounts/web/sign-in/entry-frame.module.css";

export function meta({ matches }: Route.MetaArgs) {
  const description = "Stop all our emails, or one kind of email.";
  return pageMeta(matches, { title: "Unsubscribe", description, path: href("/unsubscribe"), noindex: true });
}

/** Needs a press [emails-13], since programs open every link [emails-19]. */
export default function UnsubscribePage() {
  const token = useAddressToken();
  const topic = readTopic(useInitialQuery().get("topic"));
  if (token === null) return <MissingToken title="Invalid link" />;
  return <Wish token={token} topic={topic} />;
}

const all = {
  title: { question: "Stop all emails to this address?", stopped: "This address gets no emails from us" },
  lead: "We’ll still send emails about account security, such as password reset links.",
} as const;

function describeTopic(topic: EmailTopic) {
  const emails = emailsAbout[topic];
  return {
    title: { question: `Stop ${emails}?`, stopped: `This address gets no ${emails}` },
    lead: `${withoutTopic[topic]} You’ll still get our other emails.`,
  };
}

interface WishProps {
  token: string;
  topic: EmailTopic | undefined;
}

function Wish({ token, topic }: WishProps) {
  const wish = useMailWish(token);
  const { isInvalid, areAllStopped, stopped, message, error } = wish;
  if (isInvalid) return <InvalidLink />;
  const isTopic = topic !== undefined && !areAllStopped;
  const isStopped = isTopic ? stopped.includes(topic) : areAllStopped;
  const { title, lead } = isTopic ? describeTopic(topic) : all;
  return (
    <EntryFrame picture="jacaranda" worksWithoutScripts title={isStopped ? title.stopped : title.question} lead={lead}>
      {message !== null && (
        <Banner tone="good" announce>
          {message}
        </Banner>
      )}
      <FormError sentence={error} />
      {isTopic && <TopicForm wish={wish} topic={topic} isStopped={isStopped} />}
      <AllForm wish={wish} isQuiet={isTopic} />
      <EntryLinks>
        {(!isTopic || topic === "enquiries") && (
          <p>
            Do you have a business here? Without our emails, enquiries only reach you on{" "}
            <Link to={href("/enquiries")}>your enquiries page</Link>.
          </p>
        )}
        {isTopic && topic === "copies" && (
          <p>Without an account, the link to your enquiry is only in your emailed copy.</p>
        )}
        <p>
          With an account, you can choose which emails you get under{" "}
          <Link to={href("/account")}>Account and security</Link>.
        </p>
      </EntryLinks>
    </EntryFrame>
  );
}

/** Every email has a valid link. */
function InvalidLink() {
  return (
    <EntryFrame picture="jacaranda" title="This link doesn’t work any more">
      <Banner tone="warn" announce>
        Nothing was changed. Please use the unsubscribe link in the newest email you got from us.
      </Banner>
      <ButtonLink wide to={withNext(href("/log-in"), href("/account"))}>
        Log in to choose your emails
      </ButtonLink>
    </EntryFrame>
  );
}

interface FormProps {
  wish: MailWish;
}

/** Without scripts, the form posts as mail programs do, to the address with the topic. */
function TopicForm({ wish, topic, isStopped }: FormProps & { topic: EmailTopic; isStopped: boolean }) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void wish.change(!isStopped, topic);
      }}
      className={styles.form}
    >
      <input type="hidden" name="List-Unsubscribe" value="One-Click" />
      <Button type="submit" wide variant={isStopped ? "outline" : "primary"} busy={wish.busy === topic}>
        {isStopped ? `Allow ${emailsAbout[topic]} again` : `Stop ${emailsAbout[topic]}`}
      </Button>
    </form>
  );
}

/** Without scripts, the body says so and overrides the address's topic. */
function AllForm({ wish, isQuiet }: FormProps & { isQuiet: boolean }) {
  const { areAllStopped, busy, change } = wish;
  const loud = areAllStopped ? "outline" : "primary";
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void change(!areAllStopped);
      }}
      className={styles.form}
    >
      <input type="hidden" name="List-Unsubscribe" value="One-Click" />
      <input type="hidden" name="topic" value="all" />
      <Button type="submit" wide variant={isQuiet ? "quiet" : loud} busy={busy === "all"}>
        {areAllStopped ? "Send emails to this address again" : "Stop all emails to this address"}
      </Button>
    </form>
  );
}

type MailWish = {
  isInvalid: boolean;
  areAllStopped: boolean;
  stopped: readonly EmailTopic[];
  message: string | null;
  error: string | null;
  busy: EmailTopic | "all" | null;
  change: (is_suppressed: boolean, topic?: EmailTopic) => Promise<void>;
};

function useMailWish(token: string): MailWish {
  const [{ areAllStopped, stopped }, setWish] = useState<Pick<MailWish, "areAllStopped" | "stopped">>({
    areAllStopped: false,
    stopped: [],
  });
  const [isInvalid, setInvalid] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<MailWish["busy"]>(null);
  useEffect(() => {
    const stop = new AbortController();
    const makeRequest = async () => {
      const { failed } = suppressionMessages;
      const outcome = await call(readSuppressionCall, { body: { token }, failed, signal: stop.signal });
      if (stop.signal.aborted) return;
      if (outcome.ok) setWish({ areAllStopped: outcome.body.is_suppressed, stopped: outcome.body.stopped_topics });
      else if (outcome.code === "dead_link") setInvalid(true);
    };
    void makeRequest();
    return () => stop.abort();
  }, [token]);

  async function change(is_suppressed: boolean, topic?: EmailTopic) {
    setBusy(topic ?? "all");
    setError(null);
    setMessage(null);
    const body = { token, is_suppressed, ...(topic && { topic }) };
    const outcome = await call(setSuppressionCall, { body, failed: suppressionMessages.failed });
    setBusy(null);
    if (!outcome.ok) return setError(outcome.error);
    setWish((before) => {
      if (topic === undefined) return { ...before, areAllStopped: is_suppressed };
      const others = before.stopped.filter((each) => each !== topic);
      return { ...before, stopped: is_suppressed ? [...others, topic] : others };
    });
    setMessage(outcome.body.message);
  }
  return { isInvalid, areAllStopped, stopped, message, error, busy, change };
}
