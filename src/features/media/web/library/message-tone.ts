/** The colour of a message: good when its text contains Success or successfully, else bad [visitors-19]. */
export function messageTone(text: string): "good" | "bad" {
  return /Success|successfully/.test(text) ? "good" : "bad";
}
