import { openDatabase } from '@fgm/db'

/* A second process that holds a read transaction on a database until its input ends. */

const [path = ''] = process.argv.slice(2)
const { connection } = openDatabase(path)
connection.exec('begin')
connection.prepare('select count(*) from families').get()
process.stdout.write('reading\n')
process.stdin.resume()
process.stdin.once('end', () => {
  connection.exec('commit')
  connection.close()
})
