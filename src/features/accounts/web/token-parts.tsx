import type { ReactNode } from "react";
import { useForm, type FormOutcome } from "../../../client/form/use-form.ts";
import { Banner } from "../../../ui/page/banner.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { EntryButton } from "./sign-in/entry-button.tsx";
import { EntryFrame } from "./sign-in/entry-frame.tsx";
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
