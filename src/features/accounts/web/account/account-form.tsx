import { useRef, useState, type ReactNode } from "react";
import { callApi } from "../../../../client/call/call-api.ts";
import { useForm, type FormErrors, type FormValues } from "../../../../client/form/use-form.ts";
import { withProof } from "../../../../client/proof/with-proof.ts";
import type { changeEmailCall, changePasswordCall } from "../../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";
import { endpointOf } from "../../../../contract/call.ts";
import { Button } from "../../../../ui/button.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { AccountName } from "./account-name.tsx";
import styles from "./account-page.module.css";

interface AccountFormProps {
  kind: AccountKind;
  /** For password managers. */
  email: string;
  label: string;
  definition: typeof changeEmailCall | typeof changePasswordCall;
  failed: string;
  check: (values: FormValues) => FormErrors;
  bodyOf: (values: FormValues) => object;
  onChanged: () => Promise<void>;
  children: (fieldErrors: FormErrors) => ReactNode;
}

export function AccountForm({
  kind,
  email,
  label,
  definition,
  failed,
  check,
  bodyOf,
  onChanged,
  children,
}: AccountFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const { method, path } = endpointOf(definition);
  const { form, fieldErrors, error, isBusy } = useForm({
    check,
    send: (values) =>
      withProof(
        () =>
          callApi<{ message: string }>(path, {
            method,
            as: kind,
            body: bodyOf(values),
            failed,
          }),
        kind,
      ),
    onEdit: () => setAnswer(null),
    onRefused: () => setAnswer(null),
    onDone({ message }) {
      place.current?.reset();
      setAnswer(message);
      void onChanged();
    },
  });
  return (
    <form {...form} ref={place} aria-label={label} className={styles.form}>
      <AccountName email={email} />
      {children(fieldErrors)}
      <FormError sentence={Object.keys(fieldErrors).length > 0 ? null : error} />
      {answer !== null && (
        <Banner tone="good" announce>
          {answer}
        </Banner>
      )}
      <Button type="submit" variant="outline" busy={isBusy} className={styles.start}>
        {label}
      </Button>
    </form>
  );
}
