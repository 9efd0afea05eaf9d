/** Stands for the URL of every picture that a build emits. */
export default '/assets/file.svg';
