import { App } from 'aws-cdk-lib';
import { installation } from './installation.ts';
import { assertReplaced } from './sampleValues.ts';
import { stage } from './stage.ts';

const app = new App();
// Tests synthesise the sample; nobody deploys it.
if (app.node.tryGetContext('sample') !== 'yes') assertReplaced(stage);
installation(app, stage);
app.synth();
