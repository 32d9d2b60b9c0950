import { useState } from "react";
import * as limits from "../../../../contract/limits.ts";
import type { MediaItem } from "../../../../contract/media/schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { Picture, pictureProps } from "../../../../ui/picture.tsx";
import { DropBox } from "./drop-box.tsx";
import { leads } from "./leads.ts";
import { MediaGrid, type GridEvents } from "./media-grid.tsx";
import { UploadList } from "./upload-list.tsx";
import type { useGalleryUploads } from "./use-gallery-uploads.ts";
import styles from "./library.module.css";

interface GallerySectionProps extends GridEvents {
  images: readonly MediaItem[];
  uploads: ReturnType<typeof useGalleryUploads>;
}

const images_max = limits.gallery_images_max;
const files_max = limits.gallery_upload_files_max;
const sizes = "(min-width: 64rem) 14rem, (min-width: 40rem) 30vw, 46vw";

export function GallerySection({ images, uploads, ...events }: GallerySectionProps) {
  const isFull = images.length >= images_max;
  return (
    <FormSection title="Gallery Images" lead={leads.gallery}>
      <p className={classNames(styles.count, isFull && styles.full)}>
        {images.length}/{images_max} images
      </p>
      {!isFull && (
        <DropBox
          label="Upload gallery images"
          hint={`Choose or drop several, max ${files_max} at once: the rest follow automatically. JPEG, PNG, WebP, AVIF or HEIC, each under 10MB.`}
          onFiles={(files) => void uploads.add(files)}
        />
      )}
      <UploadList items={uploads.items} onRetry={(id) => void uploads.retry(id)} onDismiss={uploads.dismiss} />
      <TwiceDialog duplicates={uploads.duplicates} onAnswer={(isWanted) => void uploads.answer(isWanted)} />
      {images.length > 0 && (
        <MediaGrid items={images} noun="image" {...events}>
          {(item) =>
            item.picture && (
              <Picture
                {...pictureProps(item.picture)}
                sizes={sizes}
                alt={item.alternative_text ?? ""}
                draggable={false}
              />
            )
          }
        </MediaGrid>
      )}
    </FormSection>
  );
}

interface TwiceDialogProps {
  duplicates: readonly string[];
  onAnswer: (isWanted: boolean) => void;
}

function TwiceDialog({ duplicates, onAnswer }: TwiceDialogProps) {
  // keeps its content while closing
  const [names, setNames] = useState(duplicates);
  if (duplicates.length > 0 && duplicates !== names) setNames(duplicates);
  const leaveOut = () => onAnswer(false);
  return (
    <Dialog
      small
      open={duplicates.length > 0}
      onClose={leaveOut}
      title={
        names.length === 1 ? "Is this picture in your gallery already?" : "Are these pictures in your gallery already?"
      }
      footerContent={
        <>
          <Button variant="outline" onClick={() => onAnswer(true)}>
            Upload again
          </Button>
          <Button onClick={leaveOut}>Leave out</Button>
        </>
      }
    >
      {names.join(", ")}
    </Dialog>
  );
}
