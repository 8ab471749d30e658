/** Stands for the package that takes pictures of a chart. */
const noPicture = (): never => {
  throw new Error('Charts are not exported as pictures.');
};

export default noPicture;
