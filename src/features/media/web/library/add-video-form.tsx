import { useRef, useState, type KeyboardEvent } from "react";
import { call } from "../../../../client/call/call.ts";
import { useForm, type FormErrors, type FormValues } from "../../../../client/form/use-form.ts";
import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import * as limits from "../../../../contract/limits.ts";
import { addVideoCall, mediaMessages } from "../../../../contract/media/calls.ts";
import type { MediaItem } from "../../../../contract/media/schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field, Fields } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import styles from "./library.module.css";

interface AddVideoFormProps {
  onAdded: (item: MediaItem, text: string) => void;
  onFailed: (text: string) => void;
  onBegin: () => void;
}

export function AddVideoForm({ onAdded, onFailed, onBegin }: AddVideoFormProps) {
  const [hasAddress, setHasAddress] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  const { form, fieldErrors, isBusy } = useForm({
    check: (typed): FormErrors => (addressIn(typed) === "" ? { url: dashboardMessages.video_url_missing } : {}),
    async send(typed) {
      onBegin();
      const { caption = "" } = typed;
      const body = { url: addressIn(typed), caption: caption.trim() || null };
      const outcome = await call(addVideoCall, { body, failed: mediaMessages.video_failed });
      if (outcome.ok || Object.keys(outcome.fields).length > 0) return outcome;
      if (outcome.code === "video_link_unknown") return { ...outcome, fields: { url: outcome.error } };
      onFailed(outcome.error);
      return outcome;
    },
    onEdit: (typed) => setHasAddress(addressIn(typed) !== ""),
    onRefused: () => address.current?.focus(),
    onDone({ media, message }) {
      address.current?.form?.reset();
      setHasAddress(false);
      address.current?.focus();
      onAdded(media, message);
    },
  });
  /** Enter does nothing with a disabled button, so say why [media-14]. */
  function reportMissing(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" || hasAddress) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }
  return (
    <form {...form} className={styles.form} aria-label="Add a video">
      <Fields>
        <Field label="YouTube URL" error={fieldErrors["url"]}>
          <Input
            ref={address}
            name="url"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.youtube.com/watch?v=…"
            maxLength={limits.web_address_length_max}
            onKeyDown={reportMissing}
          />
        </Field>
        <Field label="Caption" mark="(optional)" error={fieldErrors["caption"]}>
          <Input name="caption" autoComplete="off" maxLength={limits.caption_length_max} onKeyDown={reportMissing} />
        </Field>
      </Fields>
      <Button type="submit" disabled={!hasAddress} busy={isBusy}>
        Add Video
      </Button>
    </form>
  );
}

function addressIn({ url = "" }: FormValues): string {
  return url.trim();
}
