import { useRef, useState, type KeyboardEvent, type SubmitEvent } from "react";
import { call } from "../../../../client/call.ts";
import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import * as limits from "../../../../contract/limits.ts";
import type { MediaItem } from "../../../../contract/media/shapes.ts";
import { addVideo, mediaMessages } from "../../../../contract/media/words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field, Fields } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import styles from "./library.module.css";

interface AddVideoFormProps {
  onAdded: (item: MediaItem, text: string) => void;
  onFailed: (text: string) => void;
  onBegin: () => void;
}

/** Takes the link of a video; what was typed stays until the server has it. */
export function AddVideoForm({ onAdded, onFailed, onBegin }: AddVideoFormProps) {
  const [url, setUrl] = useState("");
  const [caption, setCaption] = useState("");
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const address = useRef<HTMLInputElement>(null);

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    onBegin();
    setFaults({});
    setBusy(true);
    const outcome = await call(addVideo, {
      body: { url: url.trim(), caption: caption.trim() || null },
      failed: mediaMessages.video_failed,
    });
    setBusy(false);
    if (outcome.ok) {
      setUrl("");
      setCaption("");
      onAdded(outcome.body.media, outcome.body.message);
    } else if (outcome.code === "video_link_unknown" || Object.keys(outcome.fields).length > 0) {
      setFaults({ url: outcome.error, ...outcome.fields });
    } else onFailed(outcome.error);
    address.current?.focus();
  }
  /** A disabled button holds back a form's Enter key; whoever presses it is told why [media-14]. */
  function sayMissing(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" || url.trim() !== "") return;
    event.preventDefault();
    setFaults({ url: dashboardMessages.video_url_missing });
    address.current?.focus();
  }
  return (
    <form className={styles.form} aria-label="Add a video" noValidate onSubmit={(event) => void add(event)}>
      <Fields>
        <Field label="YouTube URL" error={faults["url"]}>
          <Input
            ref={address}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.youtube.com/watch?v=…"
            maxLength={limits.web_address_length_max}
            value={url}
            onKeyDown={sayMissing}
            onChange={(event) => {
              setUrl(event.target.value);
              setFaults({});
            }}
          />
        </Field>
        <Field label="Caption" mark="(optional)" error={faults["caption"]}>
          <Input
            autoComplete="off"
            maxLength={limits.caption_length_max}
            value={caption}
            onKeyDown={sayMissing}
            onChange={(event) => setCaption(event.target.value)}
          />
        </Field>
      </Fields>
      <Button type="submit" disabled={url.trim() === ""} busy={isBusy}>
        Add Video
      </Button>
    </form>
  );
}
