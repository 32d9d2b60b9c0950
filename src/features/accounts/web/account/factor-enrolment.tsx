import { useMemo } from "react";
import { encode } from "uqr";
import { call } from "../../../../client/call/call.ts";
import { useForm, type FormErrors } from "../../../../client/form/use-form.ts";
import { accountMessages, confirmSecondFactorCall } from "../../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import styles from "./account-page.module.css";

interface FactorEnrolmentProps {
  kind: AccountKind;
  secret: string;
  uri: string;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Rule [accounts-28]. */
export default function FactorEnrolment({ kind, secret, uri, onCodes, onCancel }: FactorEnrolmentProps) {
  const { form, fieldErrors, error, isBusy } = useForm({
    check: ({ code = "" }): FormErrors => (code.trim() === "" ? { code: accountMessages.code_missing } : {}),
    send: ({ code = "" }) =>
      call(confirmSecondFactorCall, {
        as: kind,
        body: { code },
        failed: "We could not turn it on. Please check your connection and try again.",
      }),
    onDone: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  return (
    <form {...form} className={styles.form}>
      <ol className={styles.steps}>
        <li>Open an authenticator app on your phone, such as Google Authenticator, Aegis or your password manager.</li>
        <li>
          Scan this with it, or type the key into it. If the app is on this device, <a href={uri}>open it from here</a>.
        </li>
        <li>Enter the six digits that it shows.</li>
      </ol>
      <QrCode uri={uri} />
      <p>
        Key: <code className={styles.key}>{secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <Field label="Code" error={fieldErrors["code"]}>
        <Input name="code" required inputMode="numeric" autoComplete="one-time-code" maxLength={40} />
      </Field>
      <FormError sentence={fieldErrors["code"] ? null : error} />
      <div className={styles.status}>
        <Button small type="submit" busy={isBusy}>
          Turn it on
        </Button>
        <Button small variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Always dark on light, because cameras need that. */
function QrCode({ uri }: { uri: string }) {
  const { data, size } = useMemo(() => encode(uri, { border: 2 }), [uri]);
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="208" height="208" role="img" aria-label="Code to scan">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
