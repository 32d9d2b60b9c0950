import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { call } from "../../../client/call/call.ts";
import { PrivacyNotice } from "../../../client/form/privacy-note.tsx";
import { useForm, type FormErrors } from "../../../client/form/use-form.ts";
import {
  complaintKindNames,
  complaintKinds,
  complaintMessages,
  sendComplaintCall,
} from "../../../contract/complaints/calls.ts";
import { address_length_max, email_length_max, name_length_max } from "../../../contract/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { Check } from "../../../ui/form/check.tsx";
import { Field, FieldGroup, Fields } from "../../../ui/form/field.tsx";
import { Input, Select } from "../../../ui/form/input.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { complaintErrors, profileIn, readComplaint, type TypedComplaint } from "./read-complaint.ts";
import styles from "./complaint-form.module.css";

/** A take-down notice needs more fields [visitors-39]. */
export function ComplaintForm() {
  const [answer, setAnswer] = useState<string | null>(null);
  const [isNotice, setNotice] = useState(false);
  const { form, fieldErrors, error, isBusy } = useForm<{ message: string }, TypedComplaint>({
    read: readComplaint,
    check: complaintErrors,
    send: ({ kind, ...fields }) =>
      call(sendComplaintCall, { body: { ...fields, kind: kind || "site" }, failed: complaintMessages.failed }),
    onEdit: ({ kind }) => setNotice(kind === "takedown"),
    onDone: ({ message }) => setAnswer(message),
  });
  if (answer !== null)
    return (
      <Banner tone="good" announce>
        {answer}
      </Banner>
    );
  return (
    <form {...form} className={styles.form}>
      <Fields>
        <Field label="What is it about?" error={fieldErrors["kind"]} wide>
          <Select name="kind" required defaultValue="">
            <option value="">Please choose</option>
            {complaintKinds.map((kind) => (
              <option key={kind} value={kind}>
                {complaintKindNames[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Who fieldErrors={fieldErrors} isNotice={isNotice} />
        <Field label="What happened, and what do you want us to do?" error={fieldErrors["text"]} wide>
          <Textarea name="text" required rows={7} />
        </Field>
      </Fields>
      {isNotice && (
        <FieldGroup legend="Your statement" error={fieldErrors["states_truth"]}>
          <Check name="states_truth" value="yes">
            What I say is true to my knowledge, and I send this notice in good faith.
          </Check>
        </FieldGroup>
      )}
      <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
      <PrivacyNotice />
      <Button type="submit" busy={isBusy} className={styles.send}>
        Send
      </Button>
    </form>
  );
}

function Who({ fieldErrors, isNotice }: { fieldErrors: FormErrors; isNotice: boolean }) {
  const mark = isNotice ? undefined : "(optional)";
  const about = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();
  // the cached page is the same for every hash
  useEffect(() => {
    if (about.current?.value === "") about.current.value = profileIn(hash, globalThis.location.origin);
  }, [hash]);
  return (
    <>
      <Field label="Your name" error={fieldErrors["name"]}>
        <Input name="name" required autoComplete="name" maxLength={name_length_max} />
      </Field>
      <Field label="Email address" error={fieldErrors["email"]}>
        <Input name="email" type="email" required autoComplete="email" maxLength={email_length_max} />
      </Field>
      <Field label="Phone and postal address" mark={mark} error={fieldErrors["contact"]}>
        <Input name="contact" autoComplete="off" maxLength={address_length_max} />
      </Field>
      <Field
        label="Page"
        mark={mark}
        help="The address of the profile or page that you mean."
        error={fieldErrors["about"]}
      >
        <Input ref={about} name="about" autoComplete="off" maxLength={500} />
      </Field>
    </>
  );
}
