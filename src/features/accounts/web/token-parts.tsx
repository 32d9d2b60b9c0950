import { type ReactNode, useEffect, useState } from "react";
import { call } from "../../../client/call/call.ts";
import { useForm, type FormOutcome } from "../../../client/form/use-form.ts";
import { useInitialQuery } from "../../../client/use-initial-query.ts";
import { checkLinkCall, type LinkPurpose } from "../../../contract/accounts/calls.ts";
import { Banner } from "../../../ui/page/banner.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { EntryButton, EntryFrame } from "./sign-in/entry-frame.tsx";
import styles from "./sign-in/entry-frame.module.css";

export function MissingToken({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <EntryFrame picture="jacaranda" title={title}>
      <Banner tone="bad">
        This link is incomplete, or its page was loaded again. Please open it from the email once more.
      </Banner>
      {children}
    </EntryFrame>
  );
}

interface TokenFormProps<Answer> {
  send: () => Promise<FormOutcome<Answer>>;
  onDone: (answer: Answer) => void;
  children: ReactNode;
}

/** A button, because mail scanners open links but press nothing. */
export function TokenForm<Answer>({ send, onDone, children }: TokenFormProps<Answer>) {
  const { form, error, isBusy } = useForm({ send, onDone });
  return (
    <form {...form} className={styles.form}>
      <FormError sentence={error} />
      <EntryButton busy={isBusy}>{children}</EntryButton>
    </form>
  );
}

export function useAddressToken(): string | null {
  return useInitialQuery().get("token")?.trim() || null;
}

/** False when the check itself fails; the button then shows the error [accounts-33]. */
export function useInvalidLink(token: string | null, purpose: LinkPurpose): boolean {
  const [isInvalid, setInvalid] = useState(false);
  useEffect(() => {
    if (token === null) return;
    let isHere = true;
    void call(checkLinkCall, { body: { token, purpose }, failed: "" }).then((outcome) => {
      if (isHere && !outcome.ok && outcome.code === "dead_link") setInvalid(true);
    });
    return () => {
      isHere = false;
    };
  }, [token, purpose]);
  return isInvalid;
}
