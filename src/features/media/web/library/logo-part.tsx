import type { Picture as PictureFacts } from "../../../../contract/providers/shapes.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { FormPart } from "../../../../ui/form-part.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { useDropTarget } from "../../../../ui/use-drop-target.ts";
import { DropBox } from "./drop-box.tsx";
import { leads } from "./leads.ts";
import { EmptyPlace, PlacedButtons, type PlacedEvents } from "./placed-part.tsx";
import { useImageDialog } from "./use-image-dialog.tsx";
import styles from "./library.module.css";

const role = "logo";

interface LogoPartProps extends PlacedEvents {
  logo: PictureFacts | null;
}

/** The logo with Replace and Remove, or the box for the first one [media-7]. */
export function LogoPart({ logo, ...events }: LogoPartProps) {
  const { isRemoved, onRemove } = events;
  const { open, openWith, isLoading, nearby, dialog } = useImageDialog(role, events);
  const { isOver, target } = useDropTarget(openWith);
  return (
    <FormPart title="Logo" lead={leads.logo}>
      {logo === null || isRemoved ? (
        <EmptyPlace isRemoved={isRemoved} {...nearby}>
          <DropBox
            label="Upload logo"
            hint="Square format recommended. JPEG, PNG, WebP, AVIF or HEIC, under 10MB."
            onFiles={openWith}
            onPress={open}
            isBusy={isLoading}
          />
        </EmptyPlace>
      ) : (
        <div className={classNames(styles.logo, isOver && styles.over)} {...target} {...nearby}>
          <Picture
            className={styles.roundel}
            src={logo.url}
            srcSet={logo.srcset}
            sizes="8rem"
            width={logo.width}
            height={logo.height}
            placeholder={logo.placeholder}
            alt="Your logo"
            eager
          />
          <PlacedButtons noun={role} isLoading={isLoading} onReplace={open} onRemove={onRemove} />
        </div>
      )}
      {dialog}
    </FormPart>
  );
}
