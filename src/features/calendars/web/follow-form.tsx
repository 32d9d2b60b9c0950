import { useState } from "react";
import { call } from "../../../client/call.ts";
import { FormError } from "../../../client/form/form-error.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import { addCalendarSubscription } from "../../../contract/calendars/calls.ts";
import { feed_address_length_max, feed_name_length_max, subscriptions_max } from "../../../contract/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldGroup } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { checkFollowed } from "./check-followed.ts";
import text from "../../../ui/text.module.css";
import styles from "./sync-panel.module.css";

const effects = [
  { value: "taken", label: "The whole day" },
  { value: "limited", label: "One slot" },
];

/** Fetches at once, so that a wrong address is refused in the form. */
export function FollowForm({ isFull, onAdded }: { isFull: boolean; onAdded: () => Promise<void> }) {
  const [round, setRound] = useState(0);
  if (isFull) return <p className={text.fine}>You follow {subscriptions_max} calendars, which is the maximum.</p>;
  const done = () => {
    setRound((now) => now + 1);
    void onAdded();
  };
  return <Form key={round} onAdded={done} />;
}

function Form({ onAdded }: { onAdded: () => void }) {
  const toast = useToast();
  const { form, fieldErrors, error, isBusy } = useForm({
    check: checkFollowed,
    send: ({ url = "", name = "", effect }) =>
      call(addCalendarSubscription, {
        body: { url, name, effect: effect === "limited" ? "limited" : "taken" },
        failed: "We could not follow it. Please check your connection and try again.",
      }),
    onDone({ subscription }) {
      toast(`You follow “${subscription.name}”.`);
      onAdded();
    },
  });
  return (
    <form {...form} className={styles.form}>
      <Field
        label="Address of the calendar"
        help="Google: Settings of the calendar, “Secret address in iCal format”. Outlook: Shared calendars, Publish, the ICS link. Apple: Public Calendar."
        error={fieldErrors["url"] ?? null}
      >
        <Input
          name="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          maxLength={feed_address_length_max}
        />
      </Field>
      <Field label="Name" mark="(optional)" error={fieldErrors["name"] ?? null}>
        <Input name="name" autoComplete="off" maxLength={feed_name_length_max} />
      </Field>
      <FieldGroup
        legend="Each event uses"
        help="One slot leaves the others open, if you take several weddings a day."
        error={fieldErrors["effect"] ?? null}
      >
        <Segments name="effect" options={effects} defaultValue="taken" />
      </FieldGroup>
      <p className={text.fine}>
        Events marked as free stay available here. In Google, all-day events are free unless you set them to “Busy”.
      </p>
      <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
      <Button type="submit" variant="outline" busy={isBusy}>
        Follow calendar
      </Button>
    </form>
  );
}
