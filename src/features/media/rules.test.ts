import { describe, expect, test } from "vitest";
import { describeUpload, videoIdOf } from "./rules.ts";

const id = "dQw4w9WgXcQ";

describe("a YouTube address", () => {
  test.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?v=${id}&t=42s&list=PL123`,
    `https://www.youtube.com/watch?app=desktop&v=${id}#start`,
    `http://m.youtube.com/watch?v=${id}&feature=youtu.be`,
    `youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}?si=abc&t=3`,
    `https://youtu.be/${id}/`,
    `https://www.youtube.com/shorts/${id}?feature=share`,
    `https://www.youtube.com/embed/${id}?rel=0`,
    `https://m.youtube.com/embed/${id}/`,
    `https://www.youtube.com/live/${id}?si=bbbb`,
    `https://music.youtube.com/watch?v=${id}`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/v/${id}`,
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}?si=bbbb" title="x"></iframe>`,
    `Kyk hier: https://youtu.be/${id}?si=bbbb`,
    `Watch it at youtu.be/${id}.`,
    `Our film (https://youtu.be/${id})!`,
    `“https://youtu.be/${id}”`,
    `\u2068https://youtu.be/${id}\u2069`,
    `https://youtu.be/${id}\u200B`,
    `<iframe src='//www.youtube.com/embed/${id}'></iframe>`,
    `First https://vimeo.com/76979871, then https://youtu.be/${id}`,
  ])("%s", (address) => {
    expect(videoIdOf(address)).toBe(id);
  });

  test.each([
    "",
    "not an address",
    id,
    "https://www.youtube.com/",
    "https://www.youtube.com/watch",
    "https://www.youtube.com/watch?v=short",
    `https://www.youtube.com/watch?v=${id}x`,
    `https://www.youtube.com/watch/${id}`,
    "https://www.youtube.com/@wildevy",
    "https://www.youtube.com/playlist?list=PL123",
    "https://www.youtube.com/embed/videoseries?list=PL123",
    "https://www.youtube.com/embed/live_stream?channel=x",
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com@evil.example/watch?v=${id}`,
    `https://someone@www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com:8443/watch?v=${id}`,
    `javascript:alert('youtube.com/watch?v=${id}')`,
    `ftp://www.youtube.com/watch?v=${id}`,
    "https://vimeo.com/76979871",
    `https://youtu.be/${id}/more`,
    `https://youtu.be/`,
  ])("%s is no link to a video", (address) => {
    expect(videoIdOf(address)).toBeNull();
  });
});

test.each([
  [1, 0, "1 image uploaded successfully"],
  [9, 1, "9 images uploaded successfully, 1 could not be used"],
])("%i good and %i bad", (uploaded, failed, said) => {
  expect(describeUpload(uploaded, failed)).toBe(said);
});
