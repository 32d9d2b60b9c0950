import { href, useNavigate } from "react-router";
import { call } from "../../../client/call.ts";
import { updateCouple } from "../../../client/change-session.ts";
import { FormError } from "../../../client/form/form-error.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import * as limits from "../../../contract/limits.ts";
import { joinWedding, weddingMessages } from "../../../contract/weddings/calls.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { dropPendingInvitation } from "./pending-invitation.ts";
import text from "../../../ui/text.module.css";
import styles from "./wedding-page.module.css";

interface JoinFormProps {
  token: string;
  name: string;
  onDone: () => void;
}

export function JoinForm({ token, name, onDone }: JoinFormProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const { form, fieldErrors, error, isBusy } = useForm({
    check: (values): Record<string, string> => (values["name"]?.trim() ? {} : { name: weddingMessages.name_missing }),
    send: (values) =>
      call(joinWedding, {
        body: { token, name: values["name"] ?? "" },
        failed: "We couldn’t add you. Please check your connection and try again.",
      }),
    isLeaving: true,
    onDone({ couple }) {
      dropPendingInvitation();
      updateCouple(couple);
      toast(couple.name === "" ? "You share this wedding." : `You share the wedding of ${couple.name}.`);
      void navigate(href("/couple-dashboard"));
    },
  });
  return (
    <form {...form} className={styles.form}>
      <Field
        label="What name should the others see?"
        help="Everyone who shares the wedding sees it next to what you do."
        error={fieldErrors["name"] ?? null}
      >
        <Input name="name" required autoComplete="given-name" defaultValue={name} maxLength={limits.name_length_max} />
      </Field>
      <FormError sentence={fieldErrors["name"] ? null : error} />
      <div className={styles.acts}>
        <Button type="submit" busy={isBusy}>
          Join
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      </div>
      <p className={text.fine}>Your own favourites and enquiries are saved until you leave.</p>
    </form>
  );
}
