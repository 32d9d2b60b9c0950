import { useEffect, useState } from "react";
import { href } from "react-router";
import { call } from "../../client/call.ts";
import { FormError } from "../../client/form/form-error.tsx";
import { readSuppression, setSuppression, suppressionMessages } from "../../contract/emails/words.ts";
import { EntryFrame, EntryLinks } from "../../features/accounts/web/entry-frame.tsx";
import { MissingToken } from "../../features/accounts/web/token-parts.tsx";
import { useAddressToken } from "../../features/accounts/web/use-address-token.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { pageMeta } from "../../ui/page-meta.ts";
import type { Route } from "./+types/unsubscribe-page";
import styles from "../../features/accounts/web/entry-frame.module.css";

export function meta({ matches }: Route.MetaArgs) {
  const description = "Stop all emails to your address.";
  return pageMeta(matches, { title: "Unsubscribe", description, path: href("/unsubscribe"), noindex: true });
}

/** Where an address says that it wants no emails, and takes that back [emails-13]: once its button is pressed, since programs open every link. */
export default function UnsubscribePage() {
  const token = useAddressToken();
  if (token === null) return <MissingToken title="Invalid Link" />;
  return <Wish token={token} />;
}

function Wish({ token }: { token: string }) {
  const { isStopped, said, error, isBusy, change } = useWish(token);
  return (
    <EntryFrame
      picture="jacaranda"
      worksWithoutScripts
      title={isStopped ? "This address gets no emails from us" : "Stop all emails to this address?"}
      lead="Only emails about the safety of an account still come: a link to set a new password, say, when somebody asks for one."
    >
      {said !== null && (
        <Banner tone="good" announce>
          {said}
        </Banner>
      )}
      {/* without scripts the browser sends it as mail programs do */}
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void change(!isStopped);
        }}
        className={styles.form}
      >
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <FormError sentence={error} />
        <Button type="submit" wide variant={isStopped ? "outline" : "primary"} busy={isBusy}>
          {isStopped ? "Send emails to this address again" : "Stop all emails to this address"}
        </Button>
      </form>
      <EntryLinks>
        <p>
          You have a business here? Without our emails, enquiries reach you only on{" "}
          <Link to={href("/enquiries")}>your enquiries page</Link>.
        </p>
      </EntryLinks>
    </EntryFrame>
  );
}

/** What the address wants: asked for once, and changed by the button. */
function useWish(token: string) {
  const [isStopped, setStopped] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const { failed } = suppressionMessages;
      const outcome = await call(readSuppression, { body: { token }, failed, signal: stop.signal });
      if (stop.signal.aborted) return;
      if (outcome.ok) setStopped(outcome.body.is_suppressed);
      else if (outcome.code === "dead_link") setError(outcome.error);
    };
    void ask();
    return () => stop.abort();
  }, [token]);

  async function change(is_suppressed: boolean) {
    setBusy(true);
    setError(null);
    setSaid(null);
    const outcome = await call(setSuppression, { body: { token, is_suppressed }, failed: suppressionMessages.failed });
    setBusy(false);
    if (!outcome.ok) return setError(outcome.error);
    setStopped(outcome.body.is_suppressed);
    setSaid(outcome.body.message);
  }
  return { isStopped, said, error, isBusy, change };
}
