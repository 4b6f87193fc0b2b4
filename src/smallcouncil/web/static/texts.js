// What scripts say, in the reader's language: the page brings the words along.

const words = document.getElementById("texts");

export const say = (name) => words?.getAttribute(`data-${name}`) ?? "";
