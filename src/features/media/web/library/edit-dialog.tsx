import { useId, useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { useForm } from "../../../../client/form/use-form.ts";
import * as limits from "../../../../contract/limits.ts";
import { editMediumCall, mediaMessages } from "../../../../contract/media/calls.ts";
import type { MediaItem } from "../../../../contract/media/schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { LibraryPicture } from "./library-picture.tsx";
import styles from "./library.module.css";

interface EditDialogProps {
  requested: MediaItem | null;
  onClose: () => void;
  onEdited: (item: MediaItem, text: string) => void;
}

export function EditDialog({ requested, onClose, onEdited }: EditDialogProps) {
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  // keeps its content while closing
  const [item, setItem] = useState(requested);
  if (requested && requested !== item) setItem(requested);
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      open={requested !== null}
      onClose={close}
      title={item?.media_type === "youtube" ? "Describe this video" : "Describe this image"}
      footerContent={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      {requested && (
        <EditForm
          key={requested.id}
          id={formId}
          item={requested}
          onBusy={setBusy}
          onEdited={(newer, text) => {
            onEdited(newer, text);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

interface EditFormProps {
  id: string;
  item: MediaItem;
  onBusy: (isBusy: boolean) => void;
  onEdited: EditDialogProps["onEdited"];
}

function EditForm({ id, item, onBusy, onEdited }: EditFormProps) {
  const { form, fieldErrors, error } = useForm({
    send: (typed) =>
      call(editMediumCall, {
        params: { id: item.id },
        body: Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim() || null])),
        failed: mediaMessages.save_failed,
      }),
    onBusy,
    onDone: ({ media, message }) => onEdited(media, message),
  });
  return (
    <form {...form} id={id} className={styles.form}>
      <FormError sentence={error} />
      <LibraryPicture item={item} />
      <Field label="Caption" mark="(optional)" help="Couples read it with the picture." error={fieldErrors["caption"]}>
        <Input
          name="caption"
          defaultValue={item.caption ?? ""}
          maxLength={limits.caption_length_max}
          autoComplete="off"
        />
      </Field>
      {item.media_type === "image" && (
        <Field
          label="Alternative text"
          mark="(optional)"
          help="Read aloud to people who can’t see the picture, and shown if it can’t load. Say what is in it: “A bride and groom under a milkwood, facing the sea.”"
          error={fieldErrors["alternative_text"]}
        >
          <Textarea
            name="alternative_text"
            rows={3}
            defaultValue={item.alternative_text ?? ""}
            maxLength={limits.alternative_text_length_max}
          />
        </Field>
      )}
    </form>
  );
}
