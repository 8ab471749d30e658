import { App } from 'aws-cdk-lib';
import { installation } from './installation.ts';
import { stage } from './stage.ts';

const app = new App();
installation(app, stage);
app.synth();
