import ImagePlus from "lucide/dist/esm/icons/image-plus.mjs";
import ImageUp from "lucide/dist/esm/icons/image-up.mjs";
import { useEffect, useEffectEvent, useRef, type ChangeEvent, useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ProgressBar } from "../../../ui/data/progress-bar.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { Icon } from "../../../ui/page/icon.tsx";
import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import { useLoginLead } from "../../accounts/web/sign-in/use-login-lead.ts";
import { frameOf, sendFrame } from "./film-frame.ts";
import { ChosenPicture } from "./image-dialog/chosen-picture.tsx";
import { ChosenFilm, ChosenUnseen } from "./image-dialog/chosen-whole.tsx";
import { areaOf, type CropView } from "./image-dialog/crop-area.ts";
import { cropPicture } from "./image-dialog/crop-picture.ts";
import { imageRoles, type ImageRole } from "./image-dialog/image-roles.ts";
import { useChosenFile, type Chosen } from "./image-dialog/use-chosen-file.ts";
import { useFileDrop } from "./image-dialog/use-file-drop.ts";
import { useImageUpload, type ImageUploadState } from "./image-dialog/use-image-upload.ts";
import area from "./drop-area.module.css";
import zoneStyles from "./image-dialog/choose-zone.module.css";
import styles from "./image-dialog/image-parts.module.css";

interface ImageDialogProps {
  role: ImageRole;
  open: boolean;
  dropped?: File | null;
  onClose: () => void;
  onUploaded: (message: string) => void;
}

/** The logo or banner [media-9]. A failure keeps the picture and its crop; leaving cancels the request. */
export function ImageDialog({ role, open, dropped = null, onClose, onUploaded }: ImageDialogProps) {
  const upload = useImageUpload(role, { onUploaded: finish, onSignedOut: useLoginLead("provider") });
  const { chosen, isOpening, choose, discard, show } = useChosenFile(role, (error) =>
    error === null ? upload.stop() : upload.fail(error),
  );
  const { state } = upload;
  const isOver = useFileDrop(open && state.stage === "idle", (file) => void choose(file, "dropped"));
  const chooseDropped = useEffectEvent((file: File) => void choose(file, "dropped"));
  useEffect(() => {
    if (open && dropped) chooseDropped(dropped);
  }, [open, dropped]);

  function finish(message: string) {
    close();
    onUploaded(message);
  }
  function close() {
    upload.stop();
    discard();
    onClose();
  }
  function leave() {
    if (state.stage === "uploading") upload.stop();
    else if (state.stage === "idle") close();
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={`Edit ${role}`}
      lead={imageRoles[role][chosen ? "crop_hint" : "hint"]}
      footerContent={
        <>
          <Button variant="outline" disabled={state.stage === "done"} onClick={leave}>
            {state.stage === "uploading" ? "Stop" : "Cancel"}
          </Button>
          {chosen && (
            <Button
              busy={state.stage !== "idle"}
              onClick={() => void upload.start(() => fileToSend(role, chosen), frameToSend(chosen))}
            >
              Upload {role}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <FormError sentence={state.stage === "idle" ? state.error : null} />
        {chosen ? (
          <ChosenFile role={role} chosen={chosen} onView={show} isSending={state.stage !== "idle"} />
        ) : (
          <ChooseZone
            role={role}
            isOver={isOver}
            isOpening={isOpening}
            onChoose={(file) => void choose(file, "chosen")}
          />
        )}
        {chosen && state.stage === "idle" && (
          <ChooseAnother role={role} isOpening={isOpening} onChoose={(file) => void choose(file, "chosen")} />
        )}
        <Sending role={role} state={state} />
      </div>
    </Dialog>
  );
}

function fileToSend(role: ImageRole, chosen: Chosen): Promise<File> {
  if (chosen.kind !== "picture") return Promise.resolve(chosen.file);
  return cropPicture(role, chosen.picture, areaOf(chosen.view, chosen.picture, imageRoles[role].aspect));
}

/** For a video. A failure is no error, since the library offers to choose a frame. */
function frameToSend(chosen: Chosen): (() => Promise<unknown>) | undefined {
  if (chosen.kind !== "film") return undefined;
  const drawn = frameOf(chosen.file);
  return async () => {
    const frame = await drawn;
    return frame && sendFrame(frame);
  };
}

interface ChosenFileProps {
  role: ImageRole;
  chosen: Chosen;
  onView: (view: CropView) => void;
  isSending: boolean;
}

function ChosenFile({ role, chosen, onView, isSending }: ChosenFileProps) {
  if (chosen.kind === "film") return <ChosenFilm file={chosen.file} />;
  if (chosen.kind === "unseen") return <ChosenUnseen file={chosen.file} />;
  const { picture, view } = chosen;
  return (
    <ChosenPicture key={picture.url} role={role} picture={picture} view={view} onView={onView} isSending={isSending} />
  );
}

interface ChooseAnotherProps {
  role: ImageRole;
  isOpening: boolean;
  onChoose: (file: File) => void;
}

function ChooseAnother({ role, isOpening, onChoose }: ChooseAnotherProps) {
  const input = useRef<HTMLInputElement>(null);
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = ""; // lets the same file be chosen again
    if (file) onChoose(file);
  }
  return (
    <>
      <Button
        small
        variant="quiet"
        className={styles.other}
        icon={ImagePlus}
        busy={isOpening}
        onClick={() => input.current?.click()}
      >
        Choose another file
      </Button>
      <input ref={input} hidden type="file" accept={imageRoles[role].accept} onChange={choose} />
    </>
  );
}

function Sending({ role, state }: { role: ImageRole; state: ImageUploadState }) {
  const text = describeState(state);
  return (
    <>
      {state.stage !== "idle" && (
        <div className={styles.sending}>
          <span aria-hidden="true">{text}</span>
          <ProgressBar label={`Uploading your ${role}`} percent={state.stage === "done" ? 100 : state.percent} />
        </div>
      )}
      <div role="status">
        <OutOfSight>{text}</OutOfSight>
      </div>
    </>
  );
}

function describeState(state: ImageUploadState): string {
  if (state.stage === "done") return "Complete!";
  if (state.stage === "idle") return "";
  return state.isSent ? "Processing..." : "Uploading...";
}

interface ChooseZoneProps {
  role: ImageRole;
  isOver: boolean;
  isOpening: boolean;
  onChoose: (file: File) => void;
}

/** Press it or drop a file [media-9]. */
function ChooseZone({ role, isOver, isOpening, onChoose }: ChooseZoneProps) {
  const id = useId();
  const { accept, formats } = imageRoles[role];

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = ""; // lets the same file be chosen again
    if (file) onChoose(file);
  }
  return (
    <label className={classNames(area.area, isOver && area.over, zoneStyles.zone)} aria-busy={isOpening || undefined}>
      <Icon of={ImageUp} className={zoneStyles.icon} />
      <strong>{describeZone(isOver, isOpening)}</strong>
      <span id={id} className={zoneStyles.hint}>
        {formats}
      </span>
      <input
        type="file"
        accept={accept}
        aria-label={`Choose a file for your ${role}`}
        aria-describedby={id}
        onChange={choose}
      />
    </label>
  );
}

function describeZone(isOver: boolean, isOpening: boolean): string {
  if (isOpening) return "Opening your file…";
  return isOver ? "Drop it here" : "Choose a file, or drop it here";
}
