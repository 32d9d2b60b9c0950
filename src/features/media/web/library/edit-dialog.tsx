import { call } from "../../../../client/call/call.ts";
import { FormDialog } from "../../../../client/form/form-dialog.tsx";
import { useForm } from "../../../../client/form/use-form.ts";
import * as limits from "../../../../contract/limits.ts";
import { editMediumCall, mediaMessages } from "../../../../contract/media/calls.ts";
import type { MediaItem } from "../../../../contract/media/schema.ts";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { LibraryPicture } from "./library-picture.tsx";
import styles from "./library.module.css";

interface EditDialogProps {
  item: MediaItem;
  open: boolean;
  onClose: () => void;
  onEdited: (item: MediaItem, text: string) => void;
}

export function EditDialog({ item, open, onClose, onEdited }: EditDialogProps) {
  const made = useForm({
    send: (typed) =>
      call(editMediumCall, {
        params: { id: item.id },
        body: Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim() || null])),
        failed: mediaMessages.save_failed,
      }),
    onDone({ media, message }) {
      onEdited(media, message);
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={item.media_type === "youtube" ? "Describe this video" : "Describe this image"}
      send="Save"
      made={made}
      className={styles.form}
    >
      <LibraryPicture item={item} />
      <Field
        label="Caption"
        mark="(optional)"
        help="Couples read it with the picture."
        error={made.fieldErrors["caption"]}
      >
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
          error={made.fieldErrors["alternative_text"]}
        >
          <Textarea
            name="alternative_text"
            rows={3}
            defaultValue={item.alternative_text ?? ""}
            maxLength={limits.alternative_text_length_max}
          />
        </Field>
      )}
    </FormDialog>
  );
}
