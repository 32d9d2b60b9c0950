import { useState } from "react";
import { call } from "../../../client/call.ts";
import { FormError } from "../../../client/form/form-error.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import * as limits from "../../../contract/limits.ts";
import { requestVerification, verificationMessages } from "../../../contract/verifications/calls.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { checkMotivation } from "./check-motivation.ts";
import { saveMotivation, readMotivation } from "./motivation-draft.ts";
import styles from "./my-verification.module.css";

/** A request with reasons [trust-17]. Unsent input is kept. */
export function RequestForm({ provider_id }: { provider_id: string }) {
  const [saved] = useState(() => readMotivation(provider_id));
  const [answer, setAnswer] = useState<string | null>(null);
  const { form, fieldErrors, error, isBusy } = useForm({
    check({ motivation = "" }): Record<string, string> {
      const fault = checkMotivation(motivation);
      return fault === null ? {} : { motivation: fault };
    },
    send: ({ motivation = "" }) =>
      call(requestVerification, {
        body: { motivation },
        failed: verificationMessages.request_failed,
      }),
    onEdit: ({ motivation = "" }) => saveMotivation(provider_id, motivation),
    onDone({ message }) {
      saveMotivation(provider_id, "");
      setAnswer(message);
    },
  });
  if (answer !== null) {
    return (
      <Banner tone="good" announce>
        {answer}
      </Banner>
    );
  }
  return (
    <form {...form} className={styles.form} aria-label="Request verification">
      <Field
        label="Why should we verify you?"
        help="How can we check that your business is genuine? Tell us about a registration, references or work we can look at."
        error={fieldErrors["motivation"] ?? null}
      >
        <Textarea
          name="motivation"
          required
          rows={5}
          defaultValue={saved}
          maxLength={limits.verification_motivation_length_max}
        />
      </Field>
      <FormError sentence={Object.keys(fieldErrors).length > 0 ? null : error} />
      <Button type="submit" variant="outline" busy={isBusy} className={styles.start}>
        Request verification
      </Button>
    </form>
  );
}
